import pc, { type Geom } from 'polygon-clipping';
import { areaOf, type Point } from './unit';

/** Areas smaller than this are drawing tolerance, m². */
export const slack = 0.004;

/** What two shapes share, m². */
export const overlap = (a: Geom, b: Geom): number => areaOf(pc.intersection(a, b));

/** A square around its middle. */
export const square = ([x, y]: Point, side: number): Point[] => [
  [x - side / 2, y - side / 2],
  [x + side / 2, y - side / 2],
  [x + side / 2, y + side / 2],
  [x - side / 2, y + side / 2],
];

/** A line from `p` to `q` with a width. */
export function strip(p: Point, q: Point, width: number): Point[] {
  const length = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
  const v: Point = [(-(q[1] - p[1]) / length) * (width / 2), ((q[0] - p[0]) / length) * (width / 2)];
  return [
    [p[0] - v[0], p[1] - v[1]],
    [q[0] - v[0], q[1] - v[1]],
    [q[0] + v[0], q[1] + v[1]],
    [p[0] + v[0], p[1] + v[1]],
  ];
}

/** Whether a point lies within a polygon. */
export function contains(poly: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  for (const [i, a] of poly.entries()) {
    const b = poly[(i + 1) % poly.length] ?? a;
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
  }
  return inside;
}
