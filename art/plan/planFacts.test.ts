import { expect, test } from 'vitest';
import { floorPlan } from './floorPlan';
import { planAreas, planFacts, statedArea } from './planFacts';
import { homeArea } from './roomAreas';
import { readUnit, unitTypes } from './unit';

test.each(unitTypes())('what is said of the plan of %s is what its drawings show', (type) => {
  const unit = readUnit(type);
  const { full, reduced, rooms } = planFacts(unit);
  const drawing = floorPlan(unit, 'full');
  const viewBox = ({ x, y, width, height }: typeof full) => `viewBox="${x} ${y} ${width} ${height}"`;
  expect(drawing).toContain(viewBox(full));
  expect(floorPlan(unit, 'reduced')).toContain(viewBox(reduced));
  const labels = [...drawing.matchAll(/class="l[123]">([^<]+)</g)].map(([, label]) => label);
  const said = unit.rooms.flatMap((room) => {
    const area = statedArea(unit, room);
    return area === null ? [room.name] : [room.name, `${area.toFixed(1)}㎡`];
  });
  expect(labels).toEqual(said);
  expect(rooms).toEqual(unit.rooms.map(({ name }) => name));
  expect(said.length).toBeGreaterThan(rooms.length);
});

test.each(unitTypes())('both drawings of %s say that its balcony is extended, and show the way out', (type) => {
  for (const labels of ['full', 'reduced'] as const) {
    const drawing = floorPlan(readUnit(type), labels);
    expect(drawing).toContain('<title id="t">');
    expect(drawing).toContain('발코니 확장</title>');
    expect(drawing).toContain('점선 바깥은 확장한 발코니(서비스면적)');
    expect(drawing).toContain('<g id="escape">');
  }
  const full = floorPlan(readUnit(type), 'full');
  for (const words of ['확장비 별도', '안목치수', '하향식 피난구', '방위는 중앙동 기준']) expect(full).toContain(words);
});

test.each(unitTypes())(
  'who adds up the table of %s comes to its sums, and its walls are the walls that stand',
  (type) => {
    const { rooms, walls, home } = planAreas(readUnit(type));
    const standing = homeArea(readUnit(type)).walls;
    for (const part of ['exclusive', 'service'] as const) {
      const sum = rooms.reduce((total, room) => total + room[part], walls[part]);
      expect(sum).toBeCloseTo(home[part], 6);
      expect(Math.abs(walls[part] - standing[part])).toBeLessThan(0.3);
    }
  },
);

test.each(unitTypes())('the table of %s and its drawing state the same area of a room, to a tenth', (type) => {
  const unit = readUnit(type);
  for (const [i, { exclusive, service }] of planAreas(unit).rooms.entries()) {
    const room = unit.rooms[i];
    const stated = room ? statedArea(unit, room) : null;
    if (stated !== null) expect(Math.abs(exclusive + service - stated)).toBeLessThan(0.101);
  }
});
