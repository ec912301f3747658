import { describe, expect, test } from 'vitest';
import { nextStop, sectionAt, stopAt } from './nextStop';

const height = 900;
const tops = [0, 900, 1800, 2700, 3600, 4500, 5400, 6300];
const stops = [...tops, 6750];

describe('nextStop', () => {
  test.each([
    ['down from the first', 0, 1, 1],
    ['down from the eighth, to the footer', 6300, 1, 8],
    ['up from the footer', 6750, -1, 7],
    ['up from the second', 900, -1, 0],
    ['down from between two sections', 1000, 1, 2],
    ['up from between two sections', 1000, -1, 1],
    ['down from a rounded offset', 899.4, 1, 2],
    ['up from a rounded offset', 900.6, -1, 0],
  ] as const)('%s', (_, position, direction, index) => {
    expect(nextStop(stops, position, direction)).toBe(index);
  });

  test('leads nowhere past either end', () => {
    expect(nextStop(stops, 6750, 1)).toBeNull();
    expect(nextStop(stops, 0, -1)).toBeNull();
  });

  test('visits every stop once on the way down and on the way up', () => {
    const walk = (from: number, direction: 1 | -1) => {
      const seen: number[] = [];
      for (let at = nextStop(stops, from, direction); at !== null; at = nextStop(stops, stops[at] ?? 0, direction)) {
        seen.push(at);
      }
      return seen;
    };
    expect(walk(0, 1)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(walk(6750, -1)).toEqual([7, 6, 5, 4, 3, 2, 1, 0]);
  });
});

describe('stopAt', () => {
  test('knows a stop within rounding, and nothing between two', () => {
    expect(stopAt(stops, 901)).toBe(1);
    expect(stopAt(stops, 950)).toBeNull();
  });
});

describe('sectionAt', () => {
  test.each([
    [0, 1],
    [449, 1],
    [450, 2],
    [3600, 5],
    [6300, 8],
    [6700, 8],
    [6750, 8.5],
  ])('at %i px stands section %d', (position, section) => {
    expect(sectionAt(tops, position, 6750, height)).toBe(section);
  });

  test('has no 8.5 where there is no footer to scroll to', () => {
    expect(sectionAt(tops, 6300, 6300, height)).toBe(8);
  });
});
