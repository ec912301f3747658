import type { Sources, SourcesOf } from '@platform/contract';
import { kakaoShareSources } from '@riverview/shared-ui/kakao-share-address';
import { pictureHost } from './api/pictureAddress';

/** https://docs.cloud.google.com/recaptcha/docs/faq#content-security-policy */
const recaptcha: Sources = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

/** Google's servers, unless the back end answers on the site's own address; with App Check those of reCAPTCHA, too; and Kakao's where articles are shared by KakaoTalk. */
const sources: SourcesOf = ({ firebase, kakaoShareKey }) => {
  const kakao: Sources = kakaoShareSources(kakaoShareKey);
  const checks = firebase.appCheckKey ? recaptcha : {};
  return {
    ...kakao,
    ...checks,
    ...((kakao['script-src'] || checks['script-src']) && {
      'script-src': [...(checks['script-src'] ?? []), ...(kakao['script-src'] ?? [])],
    }),
    ...(firebase.storageBucket && !firebase.emulator && { 'img-src': [pictureHost] }),
    'connect-src': [
      ...(firebase.emulator
        ? []
        : [
            'https://firestore.googleapis.com',
            'https://identitytoolkit.googleapis.com',
            'https://securetoken.googleapis.com',
            ...(firebase.storageBucket ? [pictureHost] : []),
          ]),
      ...(firebase.appCheckKey ? ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com'] : []),
      ...(kakao['connect-src'] ?? []),
    ],
  };
};

export default sources;
