import type { Point, Unit, Wall } from './unit';

type Side = keyof Unit['dims'];

/** Where a wall's two faces stand on a chain of dimensions, mm. */
type Faces = readonly [before: number, after: number];

/** Chains of dimensions around a plan, from inner face to inner face of the walls (안목치수), with the whole of each side outside of them. */
export function drawDimensions(unit: Unit, right: number, bottom: number): string {
  return [
    chain(facesOf(unit, 'south'), bottom, true, 700),
    chain(facesOf(unit, 'north'), 0, true, -700),
    chain(facesOf(unit, 'west'), 0, false, -700),
    chain(facesOf(unit, 'east'), right, false, 780),
  ].join('');
}

/** The faces of the walls that a side's chain names by their middle lines. */
export function facesOf(unit: Unit, side: Side): Faces[] {
  const across = side === 'south' || side === 'north' ? 0 : 1;
  return unit.dims[side].map((middle) => {
    const wall = nearest(unit, middle, across, side);
    return [middle - wall.t / 2, middle + wall.t / 2];
  });
}

/** Of the walls on a line, the one that comes closest to the side. */
function nearest(unit: Unit, middle: number, across: 0 | 1, side: Side): Wall {
  const along = across === 0 ? 1 : 0;
  const far = side === 'south' || side === 'east';
  const reach = (wall: Wall) =>
    far ? -Math.max(wall.a[along], wall.b[along]) : Math.min(wall.a[along], wall.b[along]);
  const [wall] = unit.walls
    .filter(({ a, b }) => a[across] === middle && b[across] === middle)
    .sort((a, b) => reach(a) - reach(b));
  if (!wall) {
    throw new Error(
      `${unit.type} has no wall at ${middle} for its chain of dimensions on the ${side}. Name the middle lines of walls in "dims".`,
    );
  }
  return wall;
}

const n = (v: number) => Math.round(v * 10) / 10;

/** A chain along one side, and the whole outside of it. */
function chain(faces: readonly Faces[], edge: number, horizontal: boolean, offset: number): string {
  const at = (v: number, o: number): Point => (horizontal ? [v, edge + o] : [edge + o, v]);
  const piece = (a: number, b: number, o: number, style: string) => {
    const [x1, y1] = at(a, o);
    const [x2, y2] = at(b, o);
    const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
    const ticks = [at(a, o), at(b, o)].map(
      ([x, y]) => `<path d="M${x - 55} ${y + 55}L${x + 55} ${y - 55}" class="tick"/>`,
    );
    const place = horizontal
      ? `x="${mx}" y="${my - 70}"`
      : `x="${mx - 70}" y="${my}" transform="rotate(-90 ${mx - 70} ${my})"`;
    return `<path d="M${x1} ${y1}L${x2} ${y2}" class="dim"/>${ticks.join('')}<text ${place} class="${style}">${(b - a).toLocaleString('en-US')}</text>`;
  };
  const first = faces[0]?.[1] ?? 0;
  const last = faces.at(-1)?.[0] ?? first;
  const pieces = faces.slice(1).map((wall, i) => piece(faces[i]?.[1] ?? first, wall[0], offset, 'dt'));
  const lines = faces.flatMap((wall, i) => {
    const inner = i === 0 ? [wall[1]] : i === faces.length - 1 ? [wall[0]] : wall;
    return inner.map((v) => {
      const [x1, y1] = at(v, offset * 0.45);
      const [x2, y2] = at(v, offset * (i === 0 || i === faces.length - 1 ? 1.7 : 1.1));
      return `<path d="M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}" class="dext"/>`;
    });
  });
  return [...pieces, piece(first, last, offset * 1.62, 'dt b'), ...lines].join('');
}
