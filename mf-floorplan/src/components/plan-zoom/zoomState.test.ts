import { expect, test } from 'vitest';
import { afterDoubleTap, bound, fit, fitted, moveBy, opening, zoomAt } from './zoomState';

const stage = { width: 400, height: 300 };
const picture = { width: 400, height: 200 };

test('a wide picture is fitted by its width', () => {
  expect(fit({ width: 1600, height: 800 }, stage)).toEqual({ width: 400, height: 200 });
});

test('a tall picture is fitted by its height', () => {
  expect(fit({ width: 300, height: 600 }, stage)).toEqual({ width: 150, height: 300 });
});

test('a wide picture opens as high as a tall stage, so that its words can be read', () => {
  const phone = { width: 390, height: 700 };
  const plan = fit({ width: 1760, height: 1180 }, phone);
  const { scale } = opening(plan, phone, 1);
  expect(plan.height * scale).toBeCloseTo(700);
  expect(opening(plan, phone, 3.5).scale).toBe(3.5);
});

test('where all of it nearly fills the stage, all of it is shown first', () => {
  expect(opening(picture, stage, 3)).toEqual(fitted);
  expect(opening({ width: 150, height: 300 }, stage, 3)).toEqual(fitted);
});

test.each([
  ['a picture that opens whole', 1, [2.5, 1, 2.5]],
  ['one that opens enlarged, and was pinched to all of it', 2.6, [2.6, 6.5, 1]],
])('double taps on %s', (_, opened, scales) => {
  let state = fitted;
  for (const scale of scales) {
    state = afterDoubleTap(state, opened, { x: 0, y: 0 });
    expect(state.scale).toBeCloseTo(scale);
  }
});

test('what lies under the pointer stays there while zooming', () => {
  const point = { x: 120, y: -40 };
  const state = zoomAt({ scale: 2, x: 30, y: 10 }, 1.5, point);
  const before = { x: (point.x - 30) / 2, y: (point.y - 10) / 2 };
  const after = { x: (point.x - state.x) / state.scale, y: (point.y - state.y) / state.scale };
  expect(after.x).toBeCloseTo(before.x);
  expect(after.y).toBeCloseTo(before.y);
});

test('the scale stays between 1 and 8', () => {
  expect(zoomAt(fitted, 0.2, { x: 0, y: 0 }).scale).toBe(1);
  expect(zoomAt(fitted, 100, { x: 0, y: 0 }).scale).toBe(8);
});

test('a picture is moved no further than its edge', () => {
  const state = bound(moveBy({ scale: 2, x: 0, y: 0 }, 9999, -9999), picture, stage);
  expect(state).toEqual({ scale: 2, x: 200, y: -50 });
});

test('a picture that fits stays in the middle', () => {
  expect(bound(moveBy(fitted, 50, 50), picture, stage)).toEqual(fitted);
});
