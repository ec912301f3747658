import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ownFilms } from '../src/films/ownFilms';
import { madeOn } from './madeOn';

const films = JSON.parse(readFileSync(new URL('../../art/data/films.json', import.meta.url), 'utf8'));

test.each(Object.entries(ownFilms))('the page gives the film %s the day of its data', (id, film) => {
  expect(film.madeOn).toBe(madeOn(films, id));
});

test('a film without a day, or with another kind of one, is refused', () => {
  expect(() => madeOn({}, 'location')).toThrow(/"location" has no day/);
  expect(() => madeOn({ location: { madeOn: '20 November' } }, 'location')).toThrow(/no day/);
});
