import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { homeOf } from '../src/homes';
import type { Shot } from './captions';

/** One shot of a film as it was cut: the picture's name, and what tells that picture and the camera's way from any other. */
export interface Drawn {
  from: string;
  hash: string;
}

/**
 * What the shots of a film are drawn from. Kept beside the film, it tells one that is older than its pictures.
 * @param masters the folder of finished pictures; drawings lie where `homeOf` says
 */
export const cutFrom = (shots: readonly Shot[], masters: string): Drawn[] =>
  shots.map(({ caption, captionPlace, chapter, ...seen }) => {
    const picture = join(masters, `${seen.from}.webp`);
    const file = existsSync(picture) ? picture : homeOf(`${seen.from}.svg`);
    const hash = createHash('sha256').update(JSON.stringify(seen)).update(readFileSync(file)).digest('hex');
    return { from: seen.from, hash: hash.slice(0, 12) };
  });
