import { round } from './random';
import type { Spot } from './site';
import { smooth } from './smooth';

/** How a sheet shows the city; lengths in units of the drawing where nothing else is said. */
export interface MapView {
  title: string;
  /** Width and height. */
  sheet: Spot;
  /** Units of the drawing to a metre. */
  scale: number;
  /** Where the site lies on the sheet. */
  site: Spot;
  /** What roads are widened by, so that they can be seen. */
  widen: number;
  /** Cells of a street's grid in a block. */
  across: number;
  metres: number;
}

/** The pens of a sheet: points, smooth lines and straight rings in its units. */
export function pensOf({ site, scale, widen }: MapView) {
  const px = ([x, y]: readonly number[]): Spot => [
    round(site[0] + (x ?? 0) * scale),
    round(site[1] - (y ?? 0) * scale),
  ];
  return {
    px,
    line: (spots: readonly Spot[], closed = false) => smooth(spots.map(px), closed),
    ring: (spots: readonly (readonly number[])[]) => {
      const points = spots.map((p) => px(p).map(Math.round));
      const steps = points
        .slice(1)
        .map(([x = 0, y = 0], i) => `${x - (points[i]?.[0] ?? 0)} ${y - (points[i]?.[1] ?? 0)}`);
      return `M${points[0]?.join(' ')}l${steps.join(' ')}z`.replaceAll(' -', '-');
    },
    exact: (spots: readonly (readonly number[])[]) => `M${spots.map((p) => px(p).join(' ')).join('L')}Z`,
    stroke: (metres: number) => round(metres * scale * widen),
  };
}

export type Pens = ReturnType<typeof pensOf>;
