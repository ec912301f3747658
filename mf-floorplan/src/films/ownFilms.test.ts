import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { living84A } from '@riverview/site/pictures/living-84A';
import { expect, test } from 'vitest';
import { living115 } from '../pictures/living-115';
import { ownFilms } from './ownFilms';
import { posterOf } from './posterOf';

const bytes = (address: string) => statSync(new URL(`./${basename(address)}`, import.meta.url)).size;

test.each(Object.entries(ownFilms))('of the film %s browsers get the lightest form that they play', (_, film) => {
  for (const encodings of [film.wide, film.small]) {
    const weights = Object.values(encodings).map(bytes);
    expect(weights).toEqual([...weights].sort((one, other) => one - other));
  }
});

test.each([
  ['84A', 'living-84A', living84A],
  ['115', 'living-115', living115],
] as const)('the poster of film %s shows what the film shows', (id, picture, poster) => {
  const films = JSON.parse(readFileSync(new URL('../../../art/data/films.json', import.meta.url), 'utf8'));
  expect(films[id].shots).toContainEqual(expect.objectContaining({ from: picture }));
  expect(posterOf(id)).toBe(poster);
});
