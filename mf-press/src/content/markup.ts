/** Words of the tools that mark a text, and of what explains them. */
export const markup = {
  tools: '서식',
  names: { heading: '소제목', bullets: '목록', numbers: '번호 목록', quote: '인용', link: '링크' },
  /** Stands in a new link where no words were chosen. */
  linkWords: '링크 글자',
  help: '서식 쓰는 법',
  examples: [
    { typed: '# 소제목', gives: '줄 앞에 #과 빈칸' },
    { typed: '- 항목', gives: '줄 앞에 -와 빈칸. 이어진 줄은 한 목록이 됩니다' },
    { typed: '1. 항목', gives: '1부터 차례로 적은 줄이 둘 이상이면 번호 목록이 됩니다' },
    { typed: '> 인용한 말', gives: '줄 앞에 >와 빈칸' },
    {
      typed: '[글자](https://주소)',
      gives: '다른 사이트로 가는 링크. 이 홈페이지의 페이지는 /로 시작하는 주소를 적습니다',
    },
  ],
} as const;
