import { contains } from '../plan/shapes';
import { blocksOf } from './blocks';
import { inFrame } from './frame';
import { band, scale, site, size, spot, trace } from './layoutSheet';
import { random, round } from './random';
import type { Spot } from './site';
import { beside, distanceTo, sampled } from './smooth';
import { tree } from './trees';

const { river, roads } = site.neighbourhood;

/** The river's middle past the site, on the ground, a point every few metres. */
const course = sampled(river.line, false, 30).filter(([x, y]) => Math.hypot(x, y) < 430);
const half = river.width / 2;
/** A line of our bank, metres from the water's edge. */
const bank = (from: number) => beside(course, half + from);
const far = (from: number) => beside(course, -half - from);

/** Both banks as the pictures have them: reeds and slope, path and cycle track, steps before the site, road. */
export function banks(): string {
  const next = random(5);
  const waves = Array.from({ length: 15 }, (_, i) => {
    const dashes = Array.from({ length: 6 }, () => `${round(12 + next() * 80)} ${round(50 + next() * 150)}`).join(' ');
    return `<path d="${trace(beside(course, half - 7 - i * 9))}" stroke-dasharray="${dashes}" stroke-dashoffset="${round(next() * 300)}"/>`;
  }).join('');
  const before = (from: number) => bank(from).filter((p) => Math.abs(inFrame(site, p)[0] - 11) < 81);
  const steps = [0, 1, 2, 3, 4].map(
    (k) => `<path d="${band(before(12.5 + k * 3.2), before(13.9 + k * 3.2))}" class="step"/>`,
  );
  const contours =
    [2.2, 4.4, 16, 20, 24, 28].map((k) => trace(bank(k))).join('') +
    [2.5, 5, 20, 27, 34].map((k) => trace(far(k))).join('');
  return [
    `<path d="${band(far(54), far(-1))}" class="bank"/><path d="${band(bank(-1), bank(60))}" class="bank"/>`,
    `<path d="${contours}" class="contour"/>`,
    `<path id="river" d="${band(far(0), bank(0))}" fill="url(#water)"/><path d="${trace(bank(0))}${trace(far(0))}" class="edge"/><g class="wave">${waves}</g>`,
    `<path d="${trace(bank(2.4))}" class="reed"/><path d="${trace(far(2.4))}" class="reed"/>`,
    `<path d="${band(bank(7), bank(12))}" class="path"/><path d="${band(bank(9.6), bank(11.8))}" class="cycle"/>`,
    `<path d="${band(far(9), far(14))}" class="path"/><path d="${band(far(11.6), far(13.8))}" class="cycle"/>`,
    steps.join(''),
    `<path d="${band(bank(30), bank(38))}" class="road"/><path d="${trace(bank(34))}" class="lane"/>`,
    `<path d="${band(far(42), far(54))}" class="road"/><path d="${trace(far(48))}" class="lane"/>`,
  ].join('');
}

/** The trees along the water: an avenue before the site, groups elsewhere. */
export function bankTrees(): string {
  const next = random(7);
  const street = walk(bank(42), 9.5).map((p) => tree('broad', p, 0.72));
  const avenue = walk(bank(26.6), 8.4).map((p) => tree('broad', p, 0.8 + next() * 0.12));
  const groups = walk(bank(18), 7).filter((p) => Math.abs(p[0] - 11) > 88 && next() < 0.62);
  const other = walk(far(22), 9).filter(() => next() < 0.8);
  return [
    ...street,
    ...avenue,
    ...groups.map((p) =>
      tree(next() < 0.35 ? 'small' : 'broad', [p[0] + next() * 4, p[1] + next() * 5 - 2], 0.75 + next() * 0.3),
    ),
    ...other.map((p) =>
      tree(next() < 0.25 ? 'needle' : 'broad', [p[0] + next() * 3, p[1] + next() * 8 - 4], 0.85 + next() * 0.3),
    ),
  ].join('');
}

/** Points every `step` metres along a line of the ground, in the model's frame, as far as the sheet shows them. */
function walk(line: readonly Spot[], step: number): Spot[] {
  const found: Spot[] = [];
  let left = 0;
  for (const [i, b] of line.slice(1).entries()) {
    const a = line[i] ?? b;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    for (; left < length; left += step) {
      const p: Spot = [a[0] + ((b[0] - a[0]) * left) / length, a[1] + ((b[1] - a[1]) * left) / length];
      const [x, y] = spot(p);
      if (x > -20 && y > -20 && x < size[0] + 20 && y < size[1] + 20 && !onRoad(p)) found.push(inFrame(site, p));
    }
    left -= length;
  }
  return found;
}

const onRoad = (p: Spot) => roads.some((r) => distanceTo(r.line, p) < r.width / 2 + 5);

/** Streets, blocks and their houses around, and the main road with its bridge. */
export function surroundings(): string {
  const next = random(11);
  const blocks = blocksOf(site, [], [-220, -170, 180, 150], 1, 1).filter(({ rings }) =>
    (rings[0] ?? []).every((p) => distanceTo(course, p) > half + 38),
  );
  const turn = ((180 - site.front) * Math.PI) / 180;
  const [u, v]: [Spot, Spot] = [
    [Math.cos(turn), Math.sin(turn)],
    [-Math.sin(turn), Math.cos(turn)],
  ];
  const houses: string[] = [];
  const ridges: string[] = [];
  for (let i = -24; i < 24; i++) {
    for (let j = -20; j < 24; j++) {
      const [w, d] = [13.5 + next() * 4, 10.5 + next() * 3];
      const [x, y] = [i * 21 + 4, j * 17.5 + 3];
      const at = (a: number, b: number): Spot => [u[0] * (x + a) + v[0] * (y + b), u[1] * (x + a) + v[1] * (y + b)];
      const seen = spot(at(0, 0));
      if (seen[0] < -80 || seen[0] > size[0] + 40 || seen[1] < -40 || seen[1] > size[1] + 80) continue;
      const corners = [at(0, 0), at(w, 0), at(w, d), at(0, d)];
      if (!blocks.some(({ rings }) => corners.every((p) => contains(rings[0] ?? [], p)))) continue;
      houses.push(`${trace(corners)}Z`);
      ridges.push(trace([at(0, d / 2), at(w, d / 2)]));
    }
  }
  return [
    `<path d="${blocks.map(({ rings }) => rings.map((r) => `${trace(r)}Z`).join('')).join('')}" class="block"/>`,
    `<path d="${houses.join('')}" class="house"/><path d="${ridges.join('')}" class="ridge"/>`,
  ].join('');
}

/** The main road beside the site, over the river as a bridge. */
export function mainRoads(): string {
  return roads
    .map((r) => ({
      line: sampled(r.line, false, 40).filter(([x, y]) => Math.hypot(x, y) < 520),
      width: r.width * scale,
    }))
    .filter(({ line }) => line.length > 1)
    .map(({ line, width }) => {
      const deck = line.filter((p) => distanceTo(course, p) < half + 8);
      return [
        `<path d="${trace(line)}" class="kerb" stroke-width="${round(width + 6)}"/><path d="${trace(line)}" class="street" stroke-width="${width}"/>`,
        deck.length > 1
          ? `<path d="${trace(deck)}" class="deck" stroke-width="${round(width + 16)}"/><path d="${trace(deck)}" class="street" stroke-width="${round(width + 4)}"/>`
          : '',
        `<path d="${trace(line)}" class="lane"/>`,
      ].join('');
    })
    .join('');
}
