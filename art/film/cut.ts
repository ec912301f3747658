import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Shot } from './captions';
import { dissolve } from './takes';

/** What is heard. */
export interface Sound {
  /** The lowest note, Hz. */
  note: number;
  /** How loud the river is, 0 to 1. */
  river: number;
}

const run = async (command: string, given: string[]) => {
  const [code] = await once(spawn(command, given, { stdio: ['ignore', 'inherit', 'inherit'] }), 'exit');
  if (code !== 0) throw new Error(`${command} ended with ${code}.`);
};

/** Joins the takes of a film with dissolves, lays its sound below and writes it in all its forms. */
export async function cutFilm(
  shots: readonly Shot[],
  takes: readonly string[],
  sound: Sound,
  target: (suffix: string) => string,
): Promise<void> {
  const seconds = shots.reduce((sum, shot) => sum + shot.seconds, 0);
  const music = target('.wav');
  const compose = fileURLToPath(new URL('./sound.py', import.meta.url));
  await run('/usr/bin/python3', [compose, music, String(seconds), String(sound.note), String(sound.river)]);
  const inputs = [...takes, music].flatMap((path) => ['-i', path]);
  const heard = ['-map', `${takes.length}:a`, '-t', String(seconds)];
  const forms = [
    ['-map', '[a]', ...heard, ...h264(28), target('-1080.mp4')],
    ['-map', '[b]', ...heard, ...av1(39), target('-1080.webm')],
    ['-map', '[c]', ...heard, ...h264(29), target('-720.mp4')],
    ['-map', '[d]', ...heard, ...av1(40), target('-720.webm')],
  ];
  const joined = `${dissolves(shots)};[film]split=3[a][b][s];[s]scale=1280:720:flags=bicubic,split=2[c][d]`;
  await run('ffmpeg', [
    '-hide_banner',
    '-loglevel',
    'error',
    '-y',
    ...inputs,
    '-filter_complex',
    joined,
    ...forms.flat(),
  ]);
}

/** The filter that joins inputs 0, 1 … to `[film]`; each goes on below the beginning of the next one. */
export function dissolves(shots: readonly Shot[]): string {
  let at = 0;
  const steps = shots.slice(1).map((_, i) => {
    at += shots[i]?.seconds ?? 0;
    const [before, after] = [i === 0 ? '[0:v]' : `[x${i}]`, `[x${i + 1}]`];
    return `${before}[${i + 1}:v]xfade=transition=fade:duration=${dissolve}:offset=${at}${after}`;
  });
  const end = `trim=duration=${at + (shots.at(-1)?.seconds ?? 0)}`;
  return [...steps, `${shots.length > 1 ? `[x${shots.length - 1}]` : '[0:v]'}${end}[film]`].join(';');
}

const h264 = (crf: number) => `-c:v libx264 -preset slow -crf ${crf} -c:a aac -b:a 96k -movflags +faststart`.split(' ');
/** Not SVT-AV1: as root it takes real-time priority and starves the machine that it runs on. */
const av1 = (crf: number) =>
  `-c:v libaom-av1 -cpu-used 6 -row-mt 1 -tiles 2x1 -crf ${crf} -b:v 0 -g 96 -c:a libopus -b:a 64k`.split(' ');
