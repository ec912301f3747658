import { expect, test } from 'vitest';
import { drawing, layOut, windowPath } from './elevationDrawing';

test('gives every tower its place inside the sheet, evenly', () => {
  const [first, second, third] = layOut(3, 35, 4).towers.map(({ x }) => x);
  expect(first).toBeGreaterThanOrEqual(drawing.axis);
  expect((third ?? 0) + drawing.tower).toBeLessThanOrEqual(drawing.width);
  expect((second ?? 0) - (first ?? 0)).toBeCloseTo((third ?? 0) - (second ?? 0));
});

test('draws a row of windows for every floor, inside its tower', () => {
  const [tower] = layOut(3, 35, 4).towers;
  expect(tower?.floors).toHaveLength(35);
  for (const { windows } of tower?.floors ?? []) {
    for (const { x } of windows) {
      expect(x).toBeGreaterThan(tower?.x ?? 0);
      expect(x).toBeLessThan((tower?.x ?? 0) + drawing.tower - 10);
    }
  }
});

test('lights the same windows every time, in each tower others', () => {
  const lit = () =>
    layOut(3, 35, 4).towers.map(({ floors }) => floors.map(({ windows }) => windows.map((one) => one.lit)));
  expect(lit()).toEqual(lit());
  const [first, second] = lit();
  expect(first).not.toEqual(second);
  expect(first?.flat().filter(Boolean).length).toBeGreaterThan(20);
});

test('marks the first floor, every fifth, the last and the lowest basement', () => {
  expect(layOut(3, 35, 4).marks.map(({ floor }) => floor)).toEqual([1, 5, 10, 15, 20, 25, 30, 35, -4]);
});

test('leaves out a fifth floor that the last one would cover', () => {
  expect(layOut(3, 36, 4).marks.map(({ floor }) => floor)).toEqual([1, 5, 10, 15, 20, 25, 30, 36, -4]);
});

test('draws higher floors higher, and the basement under the ground', () => {
  const { marks, ground } = layOut(3, 35, 4);
  const y = (floor: number) => marks.find((mark) => mark.floor === floor)?.y ?? 0;
  expect(y(35)).toBeLessThan(y(1));
  expect(y(1)).toBeLessThan(ground);
  expect(y(-4)).toBeGreaterThan(ground);
});

test('puts every window into one of the two paths', () => {
  const floors = layOut(3, 35, 4).towers[0]?.floors ?? [];
  const count = (lit: boolean) => windowPath(floors, lit).split('M').length - 1;
  expect(count(true) + count(false)).toBe(35 * 6);
  expect(count(true)).toBeLessThan(count(false));
});
