import type { SourcesOf } from '@platform/contract';
import { filmSource } from './pages/brand-video/filmAddress';

const originOf = (address: string) => new URL(address).origin;

/** The promotion film and the recruitment notice, where the owner has set them. */
const sources: SourcesOf = ({ films, recruitmentNotice }) => {
  const film = films.promotion ? filmSource(films.promotion) : null;
  return {
    'frame-src': [
      ...(film?.kind === 'frame' ? [originOf(film.src)] : []),
      ...(recruitmentNotice ? [originOf(recruitmentNotice.url)] : []),
    ],
    'media-src': film?.kind === 'file' ? [originOf(film.src)] : [],
  };
};

export default sources;
