import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';

type Point = readonly [x: number, y: number];

/** Places near and far in a film, shares of its width and height, from `at`, s. */
export interface Marks {
  readonly at: number;
  readonly near: readonly Point[];
  readonly far: readonly Point[];
}

/** What the film's maker says of it: a file beside the film, from the repository's root. */
export const marksOf = (film: string): Marks[] =>
  JSON.parse(readFileSync(new URL(`../../../${film}-marks.json`, import.meta.url), 'utf8')) as Marks[];

/**
 * How far the nearest places of a film go, within a second, from where a zoom and a pan that fit the farthest ones would take them: the middle one of
 * all, in pixels of a film 960 wide. A camera that only zooms over a picture leaves 1.3 at most, for matching is not exact; the least of our moves, 2.1.
 */
export async function parallaxOf(film: Locator, { at, near, far }: Marks): Promise<number> {
  const places = [...far, ...near].map(([x, y]): Point => [Math.round(x * 960), Math.round(y * 540)]);
  const ways = await film.evaluate(matched, { at, places });
  const [fit, rest] = [places.map((place, i) => ({ place, way: ways[i] ?? [0, 0] })).slice(0, far.length), far.length];
  const middle = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const centre = [0, 1].map((k) => middle(fit.map(({ place }) => place[k as 0 | 1])));
  const drift = [0, 1].map((k) => middle(fit.map(({ way }) => way[k as 0 | 1])));
  const off = (place: Point, k: 0 | 1) => place[k] - (centre[k] ?? 0);
  const spread = fit.reduce((sum, { place }) => sum + off(place, 0) ** 2 + off(place, 1) ** 2, 0);
  const zoom =
    fit.reduce((sum, { place, way }) => sum + off(place, 0) * way[0] + off(place, 1) * way[1], 0) / Math.max(spread, 1);
  const left = places.slice(rest).map((place, i) => {
    const way = ways[rest + i] ?? [0, 0];
    return Math.hypot(...([0, 1] as const).map((k) => way[k] - (drift[k] ?? 0) - zoom * off(place, k)));
  });
  return left.sort((one, other) => one - other)[Math.floor(left.length / 2)] ?? 0;
}

/** In the page: where the squares around places of a film's frame have gone a second later, pixels. */
async function matched(
  video: SVGElement | HTMLElement,
  { at, places }: { at: number; places: readonly Point[] },
): Promise<Point[]> {
  const film = video as HTMLVideoElement;
  film.pause();
  const [width, height, half, reach] = [960, 540, 20, 56];
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const frameAt = async (seconds: number) => {
    // `seeked` may come before the new frame can be drawn
    const arrived = new Promise((resolve) => film.requestVideoFrameCallback(resolve));
    film.currentTime = seconds;
    await arrived;
    context?.drawImage(film, 0, 0, width, height);
    const rgba = context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
    return Float32Array.from({ length: width * height }, (_, i) => rgba[i * 4 + 1] ?? 0);
  };
  const [before, after] = [await frameAt(at), await frameAt(at + 1)];
  const unlike = (x: number, y: number, dx: number, dy: number, least: number) => {
    let sum = 0;
    for (let j = -half; j <= half && sum < least; j += 2)
      for (let i = -half; i <= half; i += 2)
        sum += Math.abs((before[(y + j) * width + x + i] ?? 0) - (after[(y + dy + j) * width + x + dx + i] ?? 999));
    return sum;
  };
  // between whole pixels: where the two slopes beside the best place would meet
  const between = (less: number, least: number, more: number) =>
    (less - more) / (2 * Math.max(less - least, more - least, 1));
  return places.map(([x, y]) => {
    let best: Point = [0, 0];
    let least = Number.POSITIVE_INFINITY;
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++) {
        const sum = unlike(x, y, dx, dy, least);
        if (sum < least) [best, least] = [[dx, dy], sum];
      }
    const [dx, dy] = best;
    const at = (right: number, down: number) => unlike(x, y, dx + right, dy + down, Number.POSITIVE_INFINITY);
    return [dx + between(at(-1, 0), least, at(1, 0)), dy + between(at(0, -1), least, at(0, 1))];
  });
}
