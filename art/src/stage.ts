import { readFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';

/** A picture of one thing on even ground: how it stands on a page. */
export interface Stage {
  /** Colour that the ground is brought to: a shade below the porcelain of pages, so that white walls stand out. */
  ground: string;
  /** Share of the frame's width or height, whichever is reached first, that the thing takes. */
  fill: number;
}

/** Pixels of three channels, row by row. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** All stages, by the name of their master. */
export const readStages = () =>
  JSON.parse(readFileSync(new URL('../data/stages.json', import.meta.url), 'utf8')) as Record<string, Stage>;

/** Share of the frame along its edges that shows nothing but ground. */
const Edge = 0.02;
/** How far from its colour ground may be, of 255: shadows and things are farther. */
const Near = 5;
/** From here on something stands there, of 255. */
const Far = 14;
const Step = 4;

/** The picture `pixels` with its ground in the stage's colour, cut so that what stands on it fills the frame. */
export async function setOnStage(pixels: Pixels, { ground, fill }: Stage): Promise<Sharp> {
  const found = groundOf(pixels);
  const box = frameAround(pixels, found, fill);
  const target = [1, 3, 5].map((at) => Number.parseInt(ground.slice(at, at + 2), 16));
  const data = new Uint8Array(pixels.data.length);
  for (let i = 0; i < data.length; i += 3) {
    const pixel = i / 3;
    const at = terms((pixel % pixels.width) / pixels.width, Math.floor(pixel / pixels.width) / pixels.height);
    for (let c = 0; c < 3; c++) {
      data[i + c] = level(pixels.data[i + c] ?? 0, heightOf(found[c] ?? [], at), target[c] ?? 0);
    }
  }
  const { width, height } = pixels;
  return sharp(data, { raw: { width, height, channels: 3 } }).extract(box);
}

/** Darker than the ground: in proportion. Lighter: what room is left up to white. */
function level(value: number, ground: number, target: number): number {
  if (value <= ground) return Math.round((value * target) / ground);
  return Math.round(target + ((value - ground) * (255 - target)) / (255 - ground));
}

/** Ground is never quite even: for each channel a surface of the second degree, fitted first to the edges, then to all that is near it. */
function groundOf(pixels: Pixels): number[][] {
  const { data, width, height } = pixels;
  let ground: number[][] = [];
  for (const round of [0, 1, 2]) {
    const sums = [0, 1, 2].map(() => Array.from({ length: 6 }, () => new Array<number>(7).fill(0)));
    for (let y = 0; y < height; y += Step) {
      for (let x = 0; x < width; x += Step) {
        const [u, v] = [x / width, y / height];
        const at = terms(u, v);
        const i = (y * width + x) * 3;
        const taken = round === 0 ? Math.min(u, 1 - u, v, 1 - v) < Edge : distance(data, i, ground, at) < Near;
        if (taken) for (let c = 0; c < 3; c++) add(sums[c] ?? [], at, data[i + c] ?? 0);
      }
    }
    ground = sums.map(solve);
  }
  return ground;
}

/** Where something stands that is not ground, in a frame of the picture's shape. */
function frameAround({ data, width, height }: Pixels, ground: number[][], fill: number): Box {
  const xs: number[] = [];
  const ys: number[] = [];
  for (let y = 0; y < height; y += Step) {
    for (let x = 0; x < width; x += Step) {
      if (distance(data, (y * width + x) * 3, ground, terms(x / width, y / height)) < Far) continue;
      xs.push(x);
      ys.push(y);
    }
  }
  if (xs.length === 0) throw new Error('nothing stands on the ground of this picture: it is of one colour');
  const [left, right] = spread(xs);
  const [top, bottom] = spread(ys);
  const share = Math.min(1, Math.max((right - left) / width, (bottom - top) / height) / fill);
  const size = { width: Math.round(width * share), height: Math.round(height * share) };
  const within = (middle: number, side: number, whole: number) =>
    Math.round(Math.min(Math.max(middle - side / 2, 0), whole - side));
  return {
    left: within((left + right) / 2, size.width, width),
    top: within((top + bottom) / 2, size.height, height),
    ...size,
  };
}

/** The ends of what is there but for stray pixels. */
function spread(values: number[]): [number, number] {
  const sorted = values.sort((a, b) => a - b);
  const stray = Math.floor(sorted.length / 2000);
  return [sorted[stray] ?? 0, sorted[sorted.length - 1 - stray] ?? 0];
}

const terms = (u: number, v: number) => [1, u, v, u * u, u * v, v * v];
const heightOf = (surface: readonly number[], at: readonly number[]) =>
  surface.reduce((sum, k, i) => sum + k * (at[i] ?? 0), 0);
const distance = (data: Uint8Array, i: number, ground: readonly number[][], at: readonly number[]) =>
  Math.max(...ground.map((surface, c) => Math.abs((data[i + c] ?? 0) - heightOf(surface, at))));

/** Adds a point to the normal equations; their last column is the right side. */
function add(rows: number[][], at: readonly number[], value: number): void {
  for (const [i, row] of rows.entries()) {
    for (const [j, k] of at.entries()) row[j] = (row[j] ?? 0) + (at[i] ?? 0) * k;
    row[6] = (row[6] ?? 0) + (at[i] ?? 0) * value;
  }
}

/** Gauss's elimination with pivots. */
function solve(rows: number[][]): number[] {
  const n = rows.length;
  for (let i = 0; i < n; i++) {
    const best = rows
      .slice(i)
      .reduce((b, row, k) => (Math.abs(row[i] ?? 0) > Math.abs(rows[b]?.[i] ?? 0) ? i + k : b), i);
    const pivot = rows[best] ?? [];
    rows[best] = rows[i] ?? [];
    rows[i] = pivot;
    for (let k = 0; k < n; k++) {
      const row = rows[k] ?? [];
      if (k === i) continue;
      const share = (row[i] ?? 0) / (pivot[i] ?? 1);
      for (let j = i; j <= n; j++) row[j] = (row[j] ?? 0) - share * (pivot[j] ?? 0);
    }
  }
  return rows.map((row, i) => (row[n] ?? 0) / (row[i] ?? 1));
}
