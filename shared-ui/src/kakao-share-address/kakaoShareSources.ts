/**
 * Hosts that sharing by KakaoTalk reaches once its button is pressed: script, what it asks, the window that it opens. Without a
 * key none: `undefined` is what facts say that were released before the key was one of them.
 */
export const kakaoShareSources = (key: string | null | undefined) =>
  key
    ? ({
        'script-src': ['https://t1.kakaocdn.net'],
        'connect-src': ['https://kapi.kakao.com'],
        // The window leads who is signed in nowhere on to the sign-in, and browsers hold a form to this all the way.
        'form-action': ['https://sharer.kakao.com', 'https://accounts.kakao.com'],
      } as const)
    : {};
