import type { MultiPolygon, Polygon } from 'polygon-clipping';
import { onGround } from './frame';
import { round } from './random';
import { readSite, type Spot } from './site';

/** Units of the site layout's sheet to a metre, and its size. */
export const scale = 3.75;
export const size: Spot = [1600, 1200];

/** The point of the ground in the middle of the sheet: metres east and north. */
const middle: Spot = [-22, -14];

/** The site of the layout. */
export const site = readSite();

/** A point of the ground, metres east and north, on the sheet. */
export const spot = ([east, north]: Spot): Spot => [
  round(size[0] / 2 + (east - middle[0]) * scale),
  round(size[1] / 2 - (north - middle[1]) * scale),
];

/** A point of the model's frame on the sheet. */
export const px = (p: readonly number[]): Spot => spot(onGround(site, p));

export const ring = (points: readonly (readonly number[])[]) => `M${points.map((p) => px(p).join(' ')).join('L')}Z`;
export const shape = (polygons: MultiPolygon) => polygons.map((p) => p.map(ring).join('')).join('');
export const one = (polygon: Polygon) => polygon.map(ring).join('');

/** A line of the ground on the sheet. */
export const trace = (points: readonly Spot[]) => `M${points.map((p) => spot(p).join(' ')).join('L')}`;

/** What lies between two lines of the ground. */
export const band = (a: readonly Spot[], b: readonly Spot[]) => `${trace([...a, ...b.toReversed()])}Z`;
