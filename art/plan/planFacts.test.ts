import { expect, test } from 'vitest';
import { floorPlan } from './floorPlan';
import { planFacts } from './planFacts';
import { readUnit, unitTypes } from './unit';

test.each(unitTypes())('what is said of the plan of %s is what its drawings show', (type) => {
  const unit = readUnit(type);
  const { full, reduced, rooms } = planFacts(unit);
  const drawing = floorPlan(unit, 'full');
  const viewBox = ({ x, y, width, height }: typeof full) => `viewBox="${x} ${y} ${width} ${height}"`;
  expect(drawing).toContain(viewBox(full));
  expect(floorPlan(unit, 'reduced')).toContain(viewBox(reduced));
  const labels = [...drawing.matchAll(/class="l[123]">([^<]+)</g)].map(([, label]) => label);
  const said = rooms.flatMap(({ name, area }) => (area === null ? [name] : [name, `${area.toFixed(1)}㎡`]));
  expect(labels).toEqual(said);
  expect(said.length).toBeGreaterThan(rooms.length);
});
