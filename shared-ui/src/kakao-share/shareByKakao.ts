/** What of Kakao's script is called here. https://developers.kakao.com/docs/latest/ko/kakaotalk-share/js-link */
interface Kakao {
  isInitialized(): boolean;
  init(key: string): void;
  readonly Share: { sendScrap(options: { readonly requestUrl: string }): void };
}
const kakao = () => (window as unknown as { readonly Kakao?: Kakao }).Kakao;

const script = 'https://t1.kakaocdn.net/kakao_js_sdk/2.7.4/kakao.min.js';
const integrity = 'sha384-DKYJZ8NLiK8MN4/C5P2dtSmLQ4KwPaoqAfyA/DfmEc1VDxu4yyC7wy6K1Hs90nka';

let coming: Promise<void> | null = null;

function fetchKakao(): Promise<void> {
  const fetched = new Promise<void>((resolve, reject) => {
    const element = Object.assign(document.createElement('script'), {
      src: script,
      integrity,
      crossOrigin: 'anonymous',
    });
    const fail = (why: string) => {
      element.remove();
      // Another press tries again.
      coming = null;
      reject(new Error(why));
    };
    element.addEventListener('load', () =>
      kakao() ? resolve() : fail('The script of Kakao came without what it is for.'),
    );
    element.addEventListener('error', () => fail('The script of Kakao was not to be had.'));
    document.head.append(element);
  });
  return fetched;
}

/** Opens KakaoTalk's choice of friends for a page, whose own head says title and picture. Rejects where Kakao cannot be had. */
export async function shareByKakao(key: string, url: string): Promise<void> {
  if (!kakao()) {
    coming ??= fetchKakao();
    await coming;
  }
  const found = kakao();
  if (!found) throw new Error('The script of Kakao is there no more.');
  if (!found.isInitialized()) found.init(key);
  found.Share.sendScrap({ requestUrl: url });
}
