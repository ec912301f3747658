import { expect, test } from 'vitest';
import { readUnit } from './unit';
import { walk } from './walk';

const unit = readUnit('84A');

test('bearings stay within the circle, to a tenth of a degree', () => {
  const { scenes } = walk(unit, () => true);
  const bearings = scenes.flatMap(({ start, ways }) => [
    start.heading,
    ...ways.flatMap((way) => [way.heading, way.arrive]),
  ]);
  expect(bearings.length).toBeGreaterThan(10);
  for (const one of bearings) {
    expect(one).toBeGreaterThanOrEqual(0);
    expect(one).toBeLessThan(360);
    expect(Number(one.toFixed(1))).toBe(one);
  }
});

test('a room whose panorama is not made is walked through and not stood in', () => {
  const { rooms, scenes } = walk(unit, (camera) => camera !== 'hall');
  expect(rooms).not.toContain('hall');
  expect(scenes.flatMap(({ ways }) => ways.map(({ to }) => to))).not.toContain('hall');
  expect(scenes.every(({ ways }) => ways.length > 0)).toBe(true);
});

test.for(['84A', '115'])('who enters %s sees a way on, not a wall', (type) => {
  const { scenes } = walk(readUnit(type), () => true);
  const hall = scenes.find(({ id }) => id === 'hall');
  const off = hall?.ways.map(({ heading }) => Math.abs(((heading - hall.start.heading + 540) % 360) - 180)) ?? [];
  expect(Math.min(...off)).toBeLessThan(34);
});
