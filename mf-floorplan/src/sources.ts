import type { SourcesOf } from '@platform/contract';
import { filmOrigins } from '@riverview/shared-ui/film-address';

/** Hosted films and tours, where the owner has set them. */
const sources: SourcesOf = ({ films, tours }) => {
  const film = filmOrigins([films.location, films['84A'], films['115']]);
  const framed = Object.values(tours).flatMap((address) => (address ? [new URL(address).origin] : []));
  return { ...film, 'frame-src': [...film['frame-src'], ...framed] };
};

export default sources;
