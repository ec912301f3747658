/**
 * Takes from `art/` what the maps and the film need beside their pictures, which the encoder takes.
 * Run: `npm run art -w mf-marketing`.
 */
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { taken } from './taken';

const masters = join(import.meta.dirname, '../../art/masters');

for (const [folder, files] of Object.entries(taken)) {
  const target = join(import.meta.dirname, '../src', folder);
  mkdirSync(target, { recursive: true });
  for (const file of files) copyFileSync(join(masters, file), join(target, file));
}
