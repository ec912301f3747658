/** Labels and hints of the fields, the same in every form. */
export const fieldWords = {
  optional: '선택',
  name: { label: '이름' },
  phone: {
    label: '연락처',
    placeholder: '010-1234-5678',
    hint: '01012345678 또는 010-1234-5678',
  },
  visitDay: { label: '희망 방문일' },
  visitPart: { label: '희망 시간대', any: '언제든', parts: { morning: '오전', afternoon: '오후', evening: '저녁' } },
  birthday: { label: '생년월일', placeholder: '950527', hint: '여섯 자리 숫자로 적어 주세요' },
  message: { label: '문의 내용', placeholder: '궁금한 평면이나 상담하고 싶은 내용을 적어 주세요' },
  honeypot: '비워 두세요',
} as const;
