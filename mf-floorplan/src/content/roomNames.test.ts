import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import remote from '../../remote';
import { drawings } from '../plans/drawings';
import { planAreas } from '../plans/planAreas';
import { interiorRooms } from './interiors';
import { sceneNames } from './tour';
import { unitLabels } from './unitTypes';

const drawn = new Set(unitLabels.flatMap((label) => drawings[label].rooms));

/** `현관·복도` stands in two rooms, `주방·식당` is one. */
const roomsOf = (name: string) => (drawn.has(name) ? [name] : name.split('·'));

test.each(unitLabels)('drawing and table of %s call its rooms the same', (label) => {
  expect(planAreas[label].rooms.map(({ name }) => name)).toEqual(drawings[label].rooms);
});

test('a walk and a gallery stand in rooms that the plans name', () => {
  for (const name of [...Object.values(sceneNames), ...Object.values(interiorRooms)].flatMap(roomsOf)) {
    expect([...drawn]).toContain(name);
  }
});

test('films and pages use no other word for a room', () => {
  const films = ['location', '84A', '115'].map((id) =>
    readFileSync(new URL(`../films/film-${id}.vtt`, import.meta.url), 'utf8'),
  );
  const said = [...films, JSON.stringify([remote, interiorRooms, sceneNames, drawings])].join('\n');
  expect(said).not.toMatch(/안방|(공용|부부|침실)욕실|화장실|큰방|작은방/);
});
