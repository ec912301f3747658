/**
 * Takes from `art/` what the pages show and say of the homes beside their pictures: drawings, with the letters they are written
 * with, films, and what is known of each. Pictures are listed in `pictures.json` and taken by the encoder.
 * Run: `npm run art -w mf-floorplan`.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { embedFont } from '@platform/assets/fonts/embedFont';
import { taken } from './taken';

const masters = join(import.meta.dirname, '../../art/masters');
const source = join(import.meta.dirname, '../src');

for (const [folder, files] of Object.entries(taken)) {
  mkdirSync(join(source, folder), { recursive: true });
  for (const file of files) {
    const [from, to] = [join(masters, file), join(source, folder, file)];
    if (file.endsWith('.svg')) writeFileSync(to, await embedFont(readFileSync(from, 'utf8')));
    else copyFileSync(from, to);
  }
}
