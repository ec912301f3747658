import type { SourcesOf } from '@platform/contract';
import { filmOrigins } from '@riverview/shared-ui/film-address';
import { frameOrigins } from '@riverview/shared-ui/frame-address';

/** The promotion film and the recruitment notice, where the owner has set them. */
const sources: SourcesOf = ({ films, recruitmentNotice }) => {
  const film = filmOrigins({ 'films.promotion': films.promotion });
  const framed = frameOrigins({ 'recruitmentNotice.url': recruitmentNotice?.url ?? null });
  return { ...film, 'frame-src': [...film['frame-src'], ...framed] };
};

export default sources;
