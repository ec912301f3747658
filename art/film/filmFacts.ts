import type { Shot } from './captions';

/** What pages say of a film. */
export interface FilmFacts {
  seconds: number;
  /** ISO 8601 day: a file's own time is another in every clone. */
  madeOn: string;
}

/**
 * @param name as `data/films.json` has it
 * @throws where the film has no day
 */
export function filmFacts(name: string, { madeOn, shots }: { madeOn: string; shots: readonly Shot[] }): FilmFacts {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(madeOn ?? '')) {
    throw new Error(`The film "${name}" has no day. Give it one in art/data/films.json: "madeOn": "2026-11-20".`);
  }
  return { seconds: shots.reduce((sum, shot) => sum + shot.seconds, 0), madeOn };
}
