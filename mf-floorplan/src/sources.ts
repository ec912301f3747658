import type { SourcesOf } from '@platform/contract';
import { filmOrigins } from '@riverview/shared-ui/film-address';
import { frameOrigins } from '@riverview/shared-ui/frame-address';

/** Hosted films and tours, where the owner has set them. */
const sources: SourcesOf = ({ films, tours }) => {
  const film = filmOrigins({ 'films.location': films.location, 'films.84A': films['84A'], 'films.115': films['115'] });
  const framed = frameOrigins({ 'tours.84A': tours['84A'], 'tours.115': tours['115'] });
  return { ...film, 'frame-src': [...film['frame-src'], ...framed] };
};

export default sources;
