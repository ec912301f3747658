/** An affine map as PDF and SVG write it: `a b c d e f`. */
export type Matrix = readonly [number, number, number, number, number, number];
export type Point = readonly [x: number, y: number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export const chained = (outer: Matrix, inner: Matrix): Matrix => {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
};

export const inverse = ([a, b, c, d, e, f]: Matrix): Matrix => {
  const size = a * d - b * c;
  return [d / size, -b / size, -c / size, a / size, (c * f - d * e) / size, (b * e - a * f) / size];
};

export const moved = ([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point => [a * x + c * y + e, b * x + d * y + f];

const numbersOf = (text: string) => text.split(/[\s,]+/).flatMap((part) => (part === '' ? [] : Number(part)));

function one(name: string, given: readonly number[]): Matrix {
  const [x = 0, y] = given;
  switch (name) {
    case 'matrix':
      return [x, y ?? 0, given[2] ?? 0, given[3] ?? 1, given[4] ?? 0, given[5] ?? 0];
    case 'translate':
      return [1, 0, 0, 1, x, y ?? 0];
    case 'scale':
      return [x, 0, 0, y ?? x, 0, 0];
    case 'rotate': {
      const [cos, sin] = [Math.cos((x * Math.PI) / 180), Math.sin((x * Math.PI) / 180)];
      const turned: Matrix = [cos, sin, -sin, cos, 0, 0];
      const [, centreX = 0, centreY = 0] = given;
      return chained(chained([1, 0, 0, 1, centreX, centreY], turned), [1, 0, 0, 1, -centreX, -centreY]);
    }
    default:
      throw new Error(`A drawing for paper is transformed by translate, scale, rotate or matrix, not by "${name}".`);
  }
}

/** The map that a `transform` attribute says. */
export const readTransform = (text: string | undefined): Matrix =>
  [...(text ?? '').matchAll(/(\w+)\(([^)]*)\)/g)]
    .map(([, name = '', given = '']) => one(name, numbersOf(given)))
    .reduce(chained, identity);

/** A box around points, as its corners. */
export function boxAround(points: readonly Point[]): readonly [Point, Point] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [
    [Math.min(...xs), Math.min(...ys)],
    [Math.max(...xs), Math.max(...ys)],
  ];
}
