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

/** What is seen in a shot, without what is said. */
export const seenOf = ({ caption, captionPlace, chapter, ...seen }: Shot) => seen;

/** The file a shot is drawn from, by its name: a finished picture of the folder `masters`, else a drawing, where `homeOf` says. */
export function sourceOf(name: string, masters: string): string {
  const picture = join(masters, `${name}.webp`);
  return existsSync(picture) ? picture : homeOf(`${name}.svg`);
}

/** What the shots of a film are drawn from. Kept beside the film, it tells one that is older than its pictures. */
export const cutFrom = (shots: readonly Shot[], masters: string): Drawn[] =>
  shots.map((shot) => {
    const hash = createHash('sha256').update(JSON.stringify(seenOf(shot)));
    hash.update(readFileSync(sourceOf(shot.from, masters)));
    return { from: shot.from, hash: hash.digest('hex').slice(0, 12) };
  });
