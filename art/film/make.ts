import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { asJson } from '../src/asJson';
import { homeOf } from '../src/homes';
import { captions, type Shot } from './captions';
import { filmFacts } from './filmFacts';
import { useFonts } from './useFonts';

interface Film {
  title: string;
  /** The folder it lies in, of the workspace that shows it; from the repository's root. */
  home: string;
  /** ISO 8601 day. */
  madeOn: string;
  /** The moment that stands for the film before it plays, s. */
  poster: number;
  shots: Shot[];
}

const frameSize: [number, number] = [1920, 1080];
const framesPerSecond = 24;
const parts = ['.vtt', '.json', '-1080.mp4', '-1080.webm', '-720.mp4', '-720.webm'];
const root = fileURLToPath(new URL('../../', import.meta.url));
/** Debian's own, which has the imaging library that the README asks for. */
const python = '/usr/bin/python3';
const ground = '#f5f6f4';

/** The films by name. */
export const readFilms = () =>
  JSON.parse(readFileSync(new URL('../data/films.json', import.meta.url), 'utf8')) as Record<string, Film>;

/** Where a film's file lies, by the end of its name: once, with those who show it. */
export const filmPart = (name: string, film: Pick<Film, 'home'>, part: string): string =>
  join(root, film.home, `film-${name}${part}`);

/** Makes one film in all its forms: H.264 and VP9 at two sizes, captions and poster. */
export async function makeFilm(name: string, film: Film, masters: string, work: string): Promise<void> {
  useFonts(work);
  const shots = await Promise.all(film.shots.map(async (s) => ({ ...s, path: await still(s.from, masters, work) })));
  const target = (suffix: string) => join(work, `film-${name}${suffix}`);
  const first = shots[0];
  if (!first) throw new Error(`film "${name}" has no shots`);
  writeFileSync(target('.vtt'), captions(film.shots));
  writeFileSync(target('.json'), asJson(filmFacts(name, film)));

  const script = fileURLToPath(new URL('./frames.py', import.meta.url));
  const draw = spawn(python, [script], { stdio: ['pipe', 'pipe', 'inherit'] });
  const encode = spawn('ffmpeg', encoding(target), { stdio: ['pipe', 'inherit', 'inherit'] });
  draw.stdout.pipe(encode.stdin);
  draw.once('exit', (code) => {
    if (code !== 0) encode.kill();
  });
  draw.stdin.end(JSON.stringify({ size: frameSize, fps: framesPerSecond, shots }));
  const [[drawn], [encoded]] = await Promise.all([once(draw, 'exit'), once(encode, 'exit')]);
  if (drawn !== 0 || encoded !== 0) throw new Error(`film "${name}" was not made`);
  await poster(target('-1080.mp4'), film.poster, target('-poster.webp'), join(work, `${name}-poster.png`));
  // all at once: no workspace ever holds half a film
  for (const part of parts) copyFileSync(target(part), filmPart(name, film, part));
  copyFileSync(target('-poster.webp'), join(masters, `film-${name}-poster.webp`));
}

function encoding(target: (suffix: string) => string): string[] {
  const input = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    frameSize.join('x'),
    '-r',
    String(framesPerSecond),
    '-i',
    '-',
  ];
  const split = '[0:v]format=yuv420p,split=3[a][b][s];[s]scale=1280:720:flags=bicubic,split=2[c][d]';
  const h264 = (crf: number) => `-c:v libx264 -preset veryfast -crf ${crf} -movflags +faststart`.split(' ');
  const vp9 = (crf: number) =>
    `-c:v libvpx-vp9 -deadline good -cpu-used 5 -row-mt 1 -crf ${crf} -b:v 0 -g 96`.split(' ');
  return [
    ['-hide_banner', '-loglevel', 'error', '-y', ...input, '-filter_complex', split],
    ['-map', '[a]', ...h264(25), target('-1080.mp4')],
    ['-map', '[b]', ...vp9(39), target('-1080.webm')],
    ['-map', '[c]', ...h264(25), target('-720.mp4')],
    ['-map', '[d]', ...vp9(41), target('-720.webm')],
  ].flat();
}

/** One moment of a film, s, as a picture. */
export async function poster(film: string, moment: number, to: string, scratch: string): Promise<void> {
  const grab = spawn('ffmpeg', [
    '-hide_banner',
    '-loglevel',
    'error',
    '-y',
    '-ss',
    String(moment),
    '-i',
    film,
    '-frames:v',
    '1',
    scratch,
  ]);
  await once(grab, 'exit');
  await sharp(scratch).webp({ quality: 92, effort: 5 }).toFile(to);
}

/** A master as something frames can be cut from; drawings are put on the page's ground first. */
async function still(name: string, masters: string, work: string): Promise<string> {
  const picture = join(masters, `${name}.webp`);
  if (existsSync(picture)) return picture;
  const drawn = join(work, `still-${name}.png`);
  const margin = { top: 60, bottom: 60, left: 60, right: 60, background: ground };
  const image = sharp(homeOf(`${name}.svg`), { density: 36, limitInputPixels: false, unlimited: true });
  await image.resize({ width: 2560 }).flatten({ background: ground }).extend(margin).toFile(drawn);
  return drawn;
}
