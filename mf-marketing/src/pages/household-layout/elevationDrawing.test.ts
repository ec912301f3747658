import { siteFacts } from '@riverview/site/siteFacts';
import { expect, test } from 'vitest';
import model from '../../content/maps/site-elevation.json';
import { drawing, drawn, layOut } from './elevationDrawing';

test('the model that is drawn has the towers and floors of the facts', () => {
  expect(drawn).toEqual({ buildings: siteFacts.buildings, floors: siteFacts.floors });
});

test('every tower stands inside the sheet, beside the next one, and no two are alike', () => {
  const { towers } = layOut(35, 4);
  for (const [i, { x, width }] of towers.entries()) {
    expect(x).toBeGreaterThanOrEqual(drawing.axis);
    expect(x + width).toBeLessThanOrEqual(towers[i + 1]?.x ?? drawing.width);
  }
  expect(new Set(towers.map(({ walls }) => walls.map(({ width }) => width).join(' '))).size).toBe(towers.length);
});

test('a metre is as long up as it is wide', () => {
  const { towers, floor } = layOut(35, 4);
  const [wall] = model.towers[1]?.walls ?? [];
  const across = (towers[1]?.walls[0]?.width ?? 0) / ((wall?.to ?? 0) - (wall?.from ?? 0));
  expect(floor / model.floor).toBeCloseTo(across, 1);
});

test('a wall that turns away is narrower than it is long', () => {
  for (const { walls } of model.towers)
    for (const { from, to, turn, length } of walls)
      expect(to - from).toBeCloseTo(length * Math.cos((turn * Math.PI) / 180), 0);
});

test('lights the same windows every time, on each wall others, fewer than half', () => {
  const lit = () => layOut(35, 4).towers.flatMap(({ walls }) => walls.map((wall) => wall.lit));
  expect(lit()).toEqual(lit());
  expect(new Set(lit()).size).toBe(lit().length);
  const walls = layOut(35, 4).towers.flatMap((tower) => tower.walls);
  const windows = walls.map(({ bays }) => bays * 35);
  const count =
    walls
      .map(({ lit, dim }) => lit + dim)
      .join('')
      .split('M').length - 1;
  expect(count).toBeGreaterThan(60);
  expect(count).toBeLessThan(windows.reduce((sum, n) => sum + n, 0) / 2);
});

test('the end of a tower, seen at a slant, is blank', () => {
  const ends = layOut(35, 4).towers.flatMap(({ walls }) => walls.filter(({ width }) => width < 20));
  expect(ends.length).toBeGreaterThan(0);
  for (const { blank, lit, dim } of ends) expect([blank, lit + dim]).toEqual([true, '']);
});

test('marks the first floor, every fifth, the last and the lowest basement', () => {
  expect(layOut(35, 4).marks.map(({ floor }) => floor)).toEqual([1, 5, 10, 15, 20, 25, 30, 35, -4]);
});

test('leaves out a fifth floor that the last one would cover', () => {
  expect(layOut(36, 4).marks.map(({ floor }) => floor)).toEqual([1, 5, 10, 15, 20, 25, 30, 36, -4]);
});

test('draws higher floors higher, and the basement under the ground', () => {
  const { marks, ground } = layOut(35, 4);
  const y = (floor: number) => marks.find((mark) => mark.floor === floor)?.y ?? 0;
  expect(y(35)).toBeLessThan(y(1));
  expect(y(1)).toBeLessThan(ground);
  expect(y(-4)).toBeGreaterThan(ground);
});
