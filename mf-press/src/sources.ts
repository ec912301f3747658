import type { SourcesOf } from '@platform/contract';

/** Google's servers, unless the back end answers on the site's own address. */
const sources: SourcesOf = ({ firebase }) => ({
  'connect-src': firebase.emulator
    ? []
    : [
        'https://firestore.googleapis.com',
        'https://identitytoolkit.googleapis.com',
        'https://securetoken.googleapis.com',
      ],
});

export default sources;
