import { linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { peerDocument } from './documents';
import { benchFolder, filesIn, type Ours } from './ours';

/** The same HTML, styles, pictures and fonts of the first screen, and not one script: what nothing can be faster than. */
export function writeWithoutScripts({ folder }: Ours): string {
  const target = path.join(benchFolder, 'without-scripts');
  for (const file of filesIn(folder)) {
    if (/\.(?:js|json|br)$/.test(file)) continue;
    const [from, to] = [path.join(folder, file), path.join(target, file)];
    mkdirSync(path.dirname(to), { recursive: true });
    if (file.endsWith('.html')) writeFileSync(to, peerDocument(readFileSync(from, 'utf8')));
    else linkSync(from, to);
  }
  return target;
}
