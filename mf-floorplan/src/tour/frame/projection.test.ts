import { expect, test } from 'vitest';
import { clampView, project, turn } from './projection';

const ahead = { heading: 180, pitch: 0, fov: 60 };

test('what one looks at is in the middle of the screen', () => {
  expect(project(ahead, 180, 0, 16 / 9)).toEqual({ x: 0.5, y: 0.5 });
});

test('what lies further clockwise appears to the right', () => {
  expect(project(ahead, 200, 0, 16 / 9)?.x).toBeGreaterThan(0.5);
});

test('the upper edge of the screen is half the angle of view above the middle', () => {
  expect(project(ahead, 180, 30, 16 / 9)?.y).toBeCloseTo(0);
});

test('looking up brings what is above to the middle', () => {
  const point = project({ ...ahead, pitch: 20 }, 180, 20, 1);
  expect(point?.x).toBeCloseTo(0.5);
  expect(point?.y).toBeCloseTo(0.5);
});

test('what lies behind is nowhere', () => {
  expect(project(ahead, 0, 0, 1)).toBeNull();
});

test('a turn takes the short way round', () => {
  expect(turn(350)).toBe(-10);
  expect(turn(-190)).toBe(170);
});

test('a view is kept within what can be looked at', () => {
  expect(clampView({ heading: -30, pitch: 120, fov: 10 })).toEqual({ heading: 330, pitch: 85, fov: 35 });
});
