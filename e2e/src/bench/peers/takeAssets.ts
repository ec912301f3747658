import { existsSync, linkSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { filesIn, type Ours } from './ours';

/** Gives a peer our fonts, icons and pictures, under the addresses that its documents take over from ours. */
export function takeAssets({ folder }: Ours, peer: string): void {
  const [from, to] = [path.join(folder, '_assets'), path.join(peer, '_assets')];
  mkdirSync(to, { recursive: true });
  for (const file of filesIn(from)) {
    if (/\.(?:js|mp4|webm|br)$/.test(file) || existsSync(path.join(to, file))) continue;
    linkSync(path.join(from, file), path.join(to, file));
  }
}
