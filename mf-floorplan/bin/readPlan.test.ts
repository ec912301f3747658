import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawings } from '../src/plans/drawings';
import { readPlan } from './readPlan';

test('reads the size in millimetres and the rooms with their areas', () => {
  const svg = `<svg viewBox="-10 -20 300 400"><text x="1" class="l1">거실</text><text class="l3">17.6㎡</text><text class="l2">현관</text></svg>`;
  expect(readPlan(svg)).toEqual({
    viewBox: [-10, -20, 300, 400],
    rooms: [
      { name: '거실', area: 17.6 },
      { name: '현관', area: null },
    ],
  });
});

test('a drawing without a size is refused', () => {
  expect(() => readPlan('<svg></svg>')).toThrow(/viewBox/);
});

test.each(Object.entries(drawings))('what the module says of %s is what its drawing says', (label, drawing) => {
  const svg = readFileSync(new URL(`../src/plans/plan-${label}.svg`, import.meta.url), 'utf8');
  const { viewBox, rooms } = readPlan(svg);
  expect({ viewBox: drawing.viewBox, rooms: drawing.rooms }).toEqual({ viewBox, rooms });
  const reduced = readFileSync(new URL(`../src/plans/plan-${label}-reduced.svg`, import.meta.url), 'utf8');
  expect(drawing.reduced?.viewBox).toEqual(readPlan(reduced).viewBox);
  expect(rooms.length).toBeGreaterThan(5);
});
