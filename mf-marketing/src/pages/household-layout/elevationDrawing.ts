import model from '../../content/maps/site-elevation.json';

/** Sizes of the drawing, in its own units: a metre is as long up as it is wide. */
export const drawing = { width: 796, top: 40, axis: 140, metre: 3.3, crown: 15, names: 44 } as const;

/** A wall seen from the river: its place, how many bays it has, and the windows of homes that are up. */
export interface Wall {
  readonly x: number;
  readonly width: number;
  readonly bays: number;
  /** How far it is turned from the river: 0 faces it. */
  readonly turn: number;
  /** A tower's end, which the river sees at a slant: blank. */
  readonly blank: boolean;
  readonly lit: string;
  /** The windows whose light is low. */
  readonly dim: string;
}

export interface Drawing {
  readonly height: number;
  /** Where the ground lies. */
  readonly ground: number;
  /** Height of a floor. */
  readonly floor: number;
  readonly towers: readonly {
    readonly name: string;
    readonly x: number;
    readonly width: number;
    readonly walls: readonly Wall[];
  }[];
  readonly low: readonly { readonly x: number; readonly width: number; readonly height: number }[];
  /** Trees along the ground: the middle of a trunk and how high its crown rises. */
  readonly trees: readonly { readonly x: number; readonly height: number }[];
  /** Floors that carry a label, with the height of their line; below the ground they are negative. */
  readonly marks: readonly { readonly floor: number; readonly y: number }[];
}

const bay = 7.4;
const first = Math.min(...model.towers.flatMap(({ walls }) => walls.map(({ from }) => from)));
const last = Math.max(...model.towers.flatMap(({ walls }) => walls.map(({ to }) => to)));

/** How many towers and floors the model of the site has, which the facts repeat. */
export const drawn = { buildings: model.towers.length, floors: Math.max(...model.towers.map(({ floors }) => floors)) };

/** Lays out the towers as the model of the site has them, the ground and marked floors: the first, every fifth and the last above ground, and the lowest below. */
export function layOut(floors: number, basementFloors: number): Drawing {
  const { metre } = drawing;
  const floor = round(model.floor * metre);
  const ground = drawing.top + drawing.crown + floors * floor;
  const height = Math.round(ground + basementFloors * floor + drawing.names);
  const left = drawing.axis + 22 + (drawing.width - drawing.axis - 44 - (last - first) * metre) / 2;
  const xOf = (at: number) => round(left + (at - first) * metre);
  const yOf = (n: number) => round(ground - n * floor);
  const towers = model.towers.map(({ name, walls }, tower) => {
    const placed = walls.map(({ from, to, turn, length }, side): Wall => {
      const bays = Math.max(1, Math.round(length / bay));
      const [x, width] = [xOf(from), round((to - from) * metre)];
      return {
        x,
        width,
        bays,
        turn: Math.abs(turn),
        blank: width < 20,
        ...litWindows({ x, width, bays: width < 20 ? 0 : bays }, floors, yOf, floor, tower * 7 + side),
      };
    });
    const x = placed[0]?.x ?? 0;
    const end = placed.at(-1);
    return { name, x, width: round((end?.x ?? 0) + (end?.width ?? 0) - x), walls: placed };
  });
  const above = Array.from({ length: floors }, (_, index) => index + 1).filter(
    (n) => n === 1 || n === floors || (n % 5 === 0 && floors - n > 2),
  );
  const marks = above.map((n) => ({ floor: n, y: round(yOf(n) + floor / 2) }));
  const lowest = round(ground + (basementFloors - 0.5) * floor);
  return {
    height,
    ground,
    floor,
    towers,
    low: model.low.map((one) => ({
      x: xOf(one.from),
      width: round((one.to - one.from) * metre),
      height: round(one.height * metre),
    })),
    trees: Array.from({ length: 24 }, (_, i) => ({
      x: round(xOf(first) - 6 + ((i + dice(i, 5, 1) / 110) * (last - first) * metre) / 24),
      height: round((4 + dice(i, 5, 2) / 22) * metre),
    })),
    marks: [...marks, { floor: -basementFloors, y: lowest }],
  };
}

/** The windows of the homes that are up: a home has two bays of a floor, most of them lit together, the same ones every time, so that prerendered HTML hydrates. */
function litWindows(
  { x, width, bays }: Pick<Wall, 'x' | 'width' | 'bays'>,
  floors: number,
  yOf: (n: number) => number,
  floor: number,
  seed: number,
): Pick<Wall, 'lit' | 'dim'> {
  const step = width / bays;
  const wide = round(step * 0.62);
  const tall = round(floor * 0.5);
  const path = { lit: '', dim: '' };
  for (let n = 3; n <= floors; n++) {
    for (let b = 0; b < bays; b++) {
      const up = dice(seed, n, b >> 1) < 38;
      if (up && dice(seed + 90, n, b) < 78)
        path[dice(seed + 40, n, b >> 1) < 40 ? 'dim' : 'lit'] +=
          `M${round(x + (b + 0.19) * step)} ${round(yOf(n) + floor * 0.28)}h${wide}v${tall}h-${wide}z`;
    }
  }
  return path;
}

/** 0 to 99, from three numbers. */
function dice(a: number, b: number, c: number): number {
  let mixed = Math.imul(a + 1, 374_761_393) + Math.imul(b + 1, 668_265_263) + Math.imul(c + 1, 2_246_822_519);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 2_246_822_519);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 3_266_489_917);
  return ((mixed ^ (mixed >>> 16)) >>> 0) % 100;
}

const round = (v: number) => Math.round(v * 10) / 10;
