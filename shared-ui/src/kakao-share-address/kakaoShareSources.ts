/** Hosts that sharing by KakaoTalk reaches once its button is pressed: script, what it asks, the window that it opens. Without a key none. */
export const kakaoShareSources = (key: string | null) =>
  key === null
    ? {}
    : ({
        'script-src': ['https://t1.kakaocdn.net'],
        'connect-src': ['https://kapi.kakao.com'],
        'form-action': ['https://sharer.kakao.com'],
      } as const);
