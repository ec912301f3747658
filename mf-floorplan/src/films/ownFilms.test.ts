import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { ownFilms } from './ownFilms';

const bytes = (address: string) => statSync(new URL(`./${basename(address)}`, import.meta.url)).size;

test.each(Object.entries(ownFilms))('of the film %s browsers get the lightest form that they play', (_, film) => {
  for (const encodings of [film.wide, film.small]) {
    const weights = Object.values(encodings).map(bytes);
    expect(weights).toEqual([...weights].sort((one, other) => one - other));
  }
});
