import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Shot } from './captions';
import { seenOf, sourceOf } from './cutFrom';

export const frameSize = [1920, 1080] as const;
export const framesPerSecond = 24;
/** How long a shot goes on below the one that follows it, s. */
export const dissolve = 0.8;

/** Debian's own, which has the libraries that the README asks for. */
const python = '/usr/bin/python3';
const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const ground = '#f5f6f4';

/** What a test of a film looks at: places near and far, as shares of its width and height, from `at`, s, a second long. */
export interface Marks {
  at: number;
  near: [x: number, y: number][];
  far: [x: number, y: number][];
}

export interface Folders {
  /** Of the finished pictures. */
  masters: string;
  /** Of all that is made on the way. */
  work: string;
}

/** A shot as its film is cut from: nearly without loss, drawn once and then found by what it is made of; beside it lie its marks. */
export async function drawTake(shot: Shot, folders: Folders): Promise<string> {
  const given = await asGiven(shot, folders);
  const hash = createHash('sha256').update(given.description).update(readFileSync(given.path));
  for (const file of ['./frames.py', './warp.py', './relief.py', './pictures.py', './moves.py'])
    hash.update(readFileSync(here(file)));
  mkdirSync(join(folders.work, 'takes'), { recursive: true });
  const take = join(folders.work, 'takes', `${shot.from}-${hash.digest('hex').slice(0, 12)}.mkv`);
  if (existsSync(take)) return take;
  const half = `${take}.half.mkv`;
  const draw = spawn(python, [here('./frames.py'), folders.work, `${take}.json`], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const size = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', frameSize.join('x'), '-r', String(framesPerSecond)];
  const kept = '-vf format=yuv420p -c:v libx264 -preset ultrafast -crf 6'.split(' ');
  const keep = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...size, '-i', '-', ...kept, half], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  draw.stdout.pipe(keep.stdin);
  draw.stdin.end(given.description);
  const [[drawn], [stored]] = await Promise.all([once(draw, 'exit'), once(keep, 'exit')]);
  if (drawn !== 0 || stored !== 0) throw new Error(`The shot of "${shot.from}" was not drawn.`);
  renameSync(half, take);
  return take;
}

/** Where near and far are in a take; `null` where all of it is equally far. */
export const marksOf = (take: string) => JSON.parse(readFileSync(`${take}.json`, 'utf8')) as Marks | null;

async function asGiven(shot: Shot, folders: Folders): Promise<{ path: string; description: string }> {
  const path = await still(shot.from, folders);
  const span = shot.seconds + dissolve;
  return {
    path,
    description: JSON.stringify({ size: frameSize, fps: framesPerSecond, shot: { ...seenOf(shot), path, span } }),
  };
}

/** A master as something frames can be cut from; drawings are put on the page's ground first. */
async function still(name: string, { masters, work }: Folders): Promise<string> {
  const source = sourceOf(name, masters);
  if (source.endsWith('.webp')) return source;
  const drawn = join(work, `still-${name}.png`);
  const margin = { top: 60, bottom: 60, left: 60, right: 60, background: ground };
  const image = sharp(source, { density: 60, limitInputPixels: false, unlimited: true });
  await image.resize({ width: 2760 }).flatten({ background: ground }).extend(margin).toFile(drawn);
  return drawn;
}
