import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { asJson } from '../src/asJson';
import { captions, chapters, type Shot } from './captions';
import { cutFilm } from './cut';
import { cutFrom } from './cutFrom';
import { filmFacts } from './filmFacts';
import { drawTake, type Marks, marksOf } from './takes';
import { useFonts } from './useFonts';

interface Film {
  title: string;
  /** The folder it lies in, of the workspace that shows it; from the repository's root. */
  home: string;
  /** ISO 8601 day. */
  madeOn: string;
  /** What is heard: the first note of its music, Hz, and how much of the river. */
  sound: { note: number; river: number };
  shots: Shot[];
}

const texts = ['.vtt', '-chapters.vtt', '.json', '-marks.json', '-cutFrom.json'];
const parts = [...texts, '-1080.mp4', '-1080.webm', '-720.mp4', '-720.webm'];
const root = fileURLToPath(new URL('../../', import.meta.url));

/** The films by name. */
export const readFilms = () =>
  JSON.parse(readFileSync(new URL('../data/films.json', import.meta.url), 'utf8')) as Record<string, Film>;

/** Where a film's file lies, by the end of its name: once, with those who show it. */
export const filmPart = (name: string, film: Pick<Film, 'home'>, part: string): string =>
  join(root, film.home, `film-${name}${part}`);

/** Makes one film in all its forms: H.264 and AV1 at two sizes, captions and chapters. */
export async function makeFilm(name: string, film: Film, masters: string, work: string): Promise<void> {
  useFonts(work);
  const target = (suffix: string) => join(work, `film-${name}${suffix}`);
  const takes: string[] = [];
  const marks: Marks[] = [];
  let at = 0;
  for (const shot of film.shots) {
    const take = await drawTake(shot, { masters, work });
    takes.push(take);
    const looked = marksOf(take);
    if (looked) marks.push({ ...looked, at: Math.round((at + looked.at) * 100) / 100 });
    at += shot.seconds;
  }
  writeFileSync(target('.vtt'), captions(film.shots));
  writeFileSync(target('-chapters.vtt'), chapters(film.shots));
  writeFileSync(target('.json'), asJson(filmFacts(name, film)));
  writeFileSync(target('-marks.json'), asJson(marks));
  writeFileSync(target('-cutFrom.json'), asJson(cutFrom(film.shots, masters)));
  await cutFilm(film.shots, takes, film.sound, target);
  // all at once: no workspace ever holds half a film
  for (const part of parts) copyFileSync(target(part), filmPart(name, film, part));
}
