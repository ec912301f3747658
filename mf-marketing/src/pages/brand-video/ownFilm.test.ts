import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { ownFilm } from './ownFilm';

const bytes = (address: string) => statSync(new URL(`../../films/${basename(address)}`, import.meta.url)).size;

test('browsers get the lightest form of the film that they play', () => {
  for (const encodings of ownFilm ? [ownFilm.wide, ownFilm.small] : []) {
    const weights = Object.values(encodings).map(bytes);
    expect(weights).toEqual([...weights].sort((one, other) => one - other));
  }
});
