import { describe, expect, test } from 'vitest';
import { facesOf } from './dimensions';
import { homeArea, roomAreas } from './roomAreas';
import { exclusiveArea, netArea, type Room, readUnit, type Unit, unitTypes } from './unit';

/** What rounding of coordinates may leave between floors and walls, m². */
const tolerance = 0.05;

describe.each(unitTypes())('areas of %s', (type) => {
  const unit = readUnit(type);
  const areas = roomAreas(unit);
  const home = homeArea(unit);

  test('floors and walls make up the exclusive area, and those of the balconies the service area', () => {
    const sum = (part: 'exclusive' | 'service') => areas.reduce((total, area) => total + area[part], home.walls[part]);
    expect(home.exclusive).toBeCloseTo(exclusiveArea(unit), 6);
    expect(Math.abs(sum('exclusive') - home.exclusive)).toBeLessThan(tolerance);
    expect(Math.abs(sum('service') - home.service)).toBeLessThan(tolerance);
  });

  test('a clear size is measured between walls and fits its room', () => {
    for (const { room, clear } of areas) {
      const floor = netArea(unit, room);
      const [width, depth] = clear;
      expect(width, room.name).toBeGreaterThan(900);
      expect((width * depth) / 1e6).toBeLessThanOrEqual(floor + 1e-6);
      expect((width * depth) / 1e6).toBeGreaterThan(floor * 0.5);
    }
  });

  test('its main bedroom is the largest', () => {
    const [main, ...others] = bedrooms(unit).sort((a, b) => Number(b.main ?? false) - Number(a.main ?? false));
    expect(main?.main).toBe(true);
    for (const other of others) {
      expect(main && netArea(unit, main), other.name).toBeGreaterThan(netArea(unit, other));
    }
  });

  test('the dimensions around it leave out the walls', () => {
    for (const side of ['south', 'north', 'west', 'east'] as const) {
      const faces = facesOf(unit, side);
      expect(faces.map(([before, after]) => (before + after) / 2)).toEqual(unit.dims[side]);
      for (const [before, after] of faces) expect(after - before).toBeGreaterThanOrEqual(90);
    }
  });
});

const bedrooms = ({ rooms }: Unit) => rooms.filter(({ kind }) => kind === 'bedroom');

const rooms: readonly (readonly [string, (room: Room) => boolean])[] = [
  ['living room', ({ kind }) => kind === 'living'],
  ['kitchen', ({ kind }) => kind === 'kitchen'],
  ['main bedroom', ({ main }) => main === true],
];

test.each(rooms)('no larger home has a smaller %s', (_, is) => {
  const sizes = unitTypes().map((type) => {
    const unit = readUnit(type);
    const room = unit.rooms.find(is);
    return { type, figure: unit.figure, area: room ? netArea(unit, room) : 0 };
  });
  for (const smaller of sizes) {
    for (const larger of sizes.filter(({ figure }) => figure > smaller.figure)) {
      expect(larger.area, `${larger.type} against ${smaller.type}`).toBeGreaterThanOrEqual(smaller.area);
    }
  }
});

test('a study is no bedroom', () => {
  expect(bedrooms(readUnit('182')).map(({ name }) => name)).toEqual(['침실 1', '침실 2', '침실 3', '침실 4']);
});

/** Rooms are called one way: in drawings, tables, films, tours and alternative texts. */
const names =
  /^(거실|주방·식당|복도|현관|침실 [1-9]|욕실 [1-9]|드레스룸|팬트리|현관창고|다용도실|보조주방|실외기실|서재|발코니)$/;

test.each(unitTypes())('the rooms of %s are called what they are called everywhere', (type) => {
  const unit = readUnit(type);
  for (const { name } of unit.rooms) expect(name).toMatch(names);
  for (const camera of unit.cameras) {
    for (const name of camera.name.split('·').length > 1 && camera.name !== '주방·식당'
      ? camera.name.split('·')
      : [camera.name]) {
      expect(unit.rooms.map((room) => room.name)).toContain(name);
    }
  }
});
