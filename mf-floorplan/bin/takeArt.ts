/**
 * Takes from `art/` the drawings of the homes, with the letters they are written with. Pictures are listed in `pictures.json`
 * and taken by the encoder; films and what is told of the homes lie here alone: `art/` writes them where they are shown.
 * Run: `npm run art -w mf-floorplan`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { embedFont } from '@platform/assets/fonts/embedFont';
import { taken } from './taken';

const masters = join(import.meta.dirname, '../../art/masters');
const source = join(import.meta.dirname, '../src');

for (const [folder, files] of Object.entries(taken)) {
  mkdirSync(join(source, folder), { recursive: true });
  for (const file of files)
    writeFileSync(join(source, folder, file), await embedFont(readFileSync(join(masters, file), 'utf8')));
}
