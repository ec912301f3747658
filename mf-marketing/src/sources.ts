import type { SourcesOf } from '@platform/contract';
import { filmOrigins } from '@riverview/shared-ui/film-address';

/** The promotion film and the recruitment notice, where the owner has set them. */
const sources: SourcesOf = ({ films, recruitmentNotice }) => {
  const film = filmOrigins([films.promotion]);
  const framed = recruitmentNotice ? [new URL(recruitmentNotice.url).origin] : [];
  return { ...film, 'frame-src': [...film['frame-src'], ...framed] };
};

export default sources;
