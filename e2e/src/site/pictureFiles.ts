import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { masterSize } from 'art/masterSize';
import { repository } from '../setup/processes';

interface Entry {
  readonly master: string;
  readonly widths?: readonly number[];
  readonly crop?: { readonly width: number };
}

/** How wide the master of each picture is, or the part of it that the picture shows, by the picture's placeholder. */
const masters = new Map<string, number>();

for (const workspace of readdirSync(repository).filter((name) =>
  existsSync(path.join(repository, name, 'pictures.json')),
)) {
  const read = (file: string) => readFileSync(path.join(repository, workspace, file), 'utf8');
  for (const [name, entry] of Object.entries(JSON.parse(read('pictures.json')) as Record<string, Entry>)) {
    const size = entry.widths && (await masterSize(entry.master));
    if (!size) continue;
    const { width = 1 } = entry.crop ?? {};
    const [, placeholder = ''] = /placeholder:\s*'([^']+)'/.exec(read(`src/pictures/${name}.ts`)) ?? [];
    masters.set(placeholder, width <= 1 ? Math.round(width * size.width) : width);
  }
}

/** Whether a picture, told by its placeholder, is offered as wide as its master is. */
export const givesAll = (placeholder: string, width: number) => {
  const own = masters.get(placeholder);
  if (own === undefined) throw new Error(`No pictures.json asks for the picture with the placeholder ${placeholder}.`);
  return width >= own - 1;
};
