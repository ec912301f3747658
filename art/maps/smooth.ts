import { round } from './random';
import type { Spot } from './site';

/** A path through points without corners (Catmull–Rom as cubic curves). */
export function smooth(points: readonly Spot[], closed = false): string {
  const at = (i: number): Spot => {
    const n = points.length;
    return points[closed ? (i + n) % n : Math.min(n - 1, Math.max(0, i))] ?? [0, 0];
  };
  const text = (p: readonly number[]) => p.map((v) => round(v)).join(' ');
  const control = (p: Spot, before: Spot, after: Spot, k: 1 | -1): Spot => [
    p[0] + (k * (after[0] - before[0])) / 6,
    p[1] + (k * (after[1] - before[1])) / 6,
  ];
  const curves = Array.from({ length: closed ? points.length : points.length - 1 }, (_, i) => {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    return `C${text(control(from, before, to, 1))} ${text(control(to, from, after, -1))} ${text(to)}`;
  });
  return `M${text(at(0))}${curves.join('')}${closed ? 'Z' : ''}`;
}

/** A line beside another one, `offset` to the right of its way. */
export function beside(line: readonly Spot[], offset: number): Spot[] {
  return line.map((p, i) => {
    const a = line[Math.max(0, i - 1)] ?? p;
    const b = line[Math.min(line.length - 1, i + 1)] ?? p;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [p[0] + ((b[1] - a[1]) / length) * offset, p[1] - ((b[0] - a[0]) / length) * offset];
  });
}

/** How far a point lies from a line. */
export function distanceTo(line: readonly Spot[], [x, y]: Spot): number {
  return Math.min(
    ...line.slice(1).map((b, i) => {
      const a = line[i] ?? b;
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
      const t = Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1)));
      return Math.hypot(x - a[0] - t * dx, y - a[1] - t * dy);
    }),
  );
}

/** The points of the smooth line through `points`, `steps` to each of their distances. */
export function sampled(points: readonly Spot[], closed = false, steps = 8): Spot[] {
  const n = points.length;
  const at = (i: number): Spot => points[closed ? (i + n) % n : Math.min(n - 1, Math.max(0, i))] ?? [0, 0];
  const last: Spot[] = closed ? [] : [at(n - 1)];
  const curves = Array.from(
    { length: closed ? n : n - 1 },
    (_, i) => [at(i - 1), at(i), at(i + 1), at(i + 2)] as const,
  );
  return [
    ...curves.flatMap(([a, b, c, d]) =>
      Array.from({ length: steps }, (_, k): Spot => {
        const t = k / steps;
        const along = (axis: 0 | 1) =>
          b[axis] +
          ((c[axis] - a[axis]) * t +
            (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
            (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t) /
            2;
        return [along(0), along(1)];
      }),
    ),
    ...last,
  ];
}
