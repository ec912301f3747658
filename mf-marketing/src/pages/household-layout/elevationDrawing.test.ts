import { expect, it } from 'vitest';
import { drawing, layOut } from './elevationDrawing';

it('gives every tower its place inside the sheet, evenly', () => {
  const { towers } = layOut(3, 35, 4);
  expect(towers).toHaveLength(3);
  expect(towers[0]).toBeGreaterThanOrEqual(drawing.axis);
  expect((towers[2] ?? 0) + drawing.tower).toBeLessThanOrEqual(drawing.width);
  expect((towers[1] ?? 0) - (towers[0] ?? 0)).toBeCloseTo((towers[2] ?? 0) - (towers[1] ?? 0));
});

it('marks the first floor, every fifth, the last and the lowest basement', () => {
  expect(layOut(3, 35, 4).marks.map(({ floor }) => floor)).toEqual([1, 5, 10, 15, 20, 25, 30, 35, -4]);
});

it('leaves out a fifth floor that the last one would cover', () => {
  expect(layOut(3, 36, 4).marks.map(({ floor }) => floor)).toEqual([1, 5, 10, 15, 20, 25, 30, 36, -4]);
});

it('draws higher floors higher, and the basement under the ground', () => {
  const { marks, ground } = layOut(3, 35, 4);
  const y = (floor: number) => marks.find((mark) => mark.floor === floor)?.y ?? 0;
  expect(y(35)).toBeLessThan(y(1));
  expect(y(1)).toBeLessThan(ground);
  expect(y(-4)).toBeGreaterThan(ground);
});
