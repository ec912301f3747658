import { expect, test } from 'vitest';
import { tour } from './tour';
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

test.for(['84A', '115'])(
  'who walks through %s is turned on arrival towards what a room shows first, by a quarter at most',
  (type) => {
    const home = readUnit(type);
    const { scenes } = walk(home, () => true);
    const between = (a: number, b: number) => Math.abs(((((a - b) % 360) + 540) % 360) - 180);
    const turns = tour(home).flatMap(({ id, links }) =>
      links.map((link) => {
        const there = scenes.find((scene) => scene.id === link.to);
        const way = scenes.find((scene) => scene.id === id)?.ways.find(({ to }) => to === link.to);
        const [first = 0, arrive = 0] = [there?.start.heading, way?.arrive];
        const walked = (there?.yaw ?? 0) + link.arrive;
        return { left: between(arrive, first), turned: between(arrive, walked), before: between(walked, first) };
      }),
    );
    expect(turns.length).toBeGreaterThan(5);
    for (const { left, turned, before } of turns) {
      expect(turned).toBeLessThanOrEqual(90.1);
      expect(left).toBeLessThanOrEqual(Math.max(0, before - 90) + 0.2);
    }
  },
);
