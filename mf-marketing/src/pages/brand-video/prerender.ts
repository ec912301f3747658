import type { Prerender } from '@riverview/contract';
import { film } from '../../content/brand';
import { filmSource } from './filmAddress';

/** Tells search engines of the film, once the facts name one. */
export default {
  structuredData: ({ facts }) => {
    const address = facts.films.promotion;
    if (!address) return [];
    const source = filmSource(address);
    const place = source.kind === 'file' ? { contentUrl: source.src } : { embedUrl: source.src };
    return [{ '@type': 'VideoObject', name: film.player(facts), description: film.lead, inLanguage: 'ko', ...place }];
  },
} satisfies Prerender;
