import { expect, test } from 'vitest';
import { bearingOf } from './gyroscope';

test('an upright device looks at the horizon', () => {
  const { heading, pitch } = bearingOf(0, 90, 0);
  expect(heading).toBeCloseTo(0);
  expect(pitch).toBeCloseTo(0);
});

test('a device flat on its back looks at the floor', () => {
  expect(bearingOf(0, 0, 0).pitch).toBeCloseTo(-90);
});

test('turning to the left lowers the bearing', () => {
  expect(bearingOf(30, 90, 0).heading).toBeCloseTo(-30);
});

test('leaning back looks up', () => {
  expect(bearingOf(0, 120, 0).pitch).toBeCloseTo(30);
});
