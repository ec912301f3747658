import type { MultiPolygon } from 'polygon-clipping';
import { contains } from '../plan/shapes';
import { px, scale, site } from './layoutSheet';
import { random, round } from './random';
import type { Spot } from './site';

/** What grows on the site, as the pictures have it too: shade trees, needle trees, small trees that bloom. */
export type Species = 'broad' | 'needle' | 'small';

/** Radius of a crown, metres. */
const crown: Readonly<Record<Species, number>> = { broad: 3.3, needle: 2.5, small: 2 };

/** A tree at a point of the model's frame, a little larger or smaller than its kind. */
export function tree(species: Species, at: Spot, grown = 1): string {
  const [x, y] = px(at);
  return `<use href="#${species}" transform="translate(${x} ${y})scale(${round(grown * 100) / 100})"/>`;
}

/** Each kind in its own hand: a lobed crown, a star of needles, a light disc; with the shadow that the sun throws. */
export function treeSymbols(): string {
  const a = ((site.sun.bearing + 180) * Math.PI) / 180;
  const drawn: Readonly<Record<Species, (r: number) => string>> = {
    broad: (r) =>
      `<path d="${lobed(r, 9, 0.9)}" fill="#9db489" stroke="#6f8a5c"/><path d="${rays(r * 0.74, 5)}" stroke="#7c9668" fill="none"/>`,
    needle: (r) =>
      `<path d="${lobed(r, 14, 0.72)}" fill="#7d9a7a" stroke="#55745a"/><path d="${rays(r * 0.8, 14)}" stroke="#62826a" fill="none"/>`,
    small: (r) =>
      `<path d="${lobed(r, 7, 0.92)}" fill="#d9cdb4" stroke="#b29a76"/><circle r="${round(r * 0.22)}" fill="#b29a76"/>`,
  };
  return (Object.keys(drawn) as Species[])
    .map((kind) => {
      const r = crown[kind] * scale;
      const [dx, dy] = [round(r * 0.42 * Math.sin(a)), round(-r * 0.42 * Math.cos(a))];
      return `<g id="${kind}"><circle cx="${dx}" cy="${dy}" r="${round(r * 0.96)}" fill="#15222d" fill-opacity=".2"/>${drawn[kind](r)}</g>`;
    })
    .join('');
}

const turnBy = (r: number, turn: number): string => `${round(r * Math.cos(turn))} ${round(r * Math.sin(turn))}`;

function lobed(r: number, lobes: number, dent: number): string {
  const step = (2 * Math.PI) / lobes;
  return `M${turnBy(r * dent, 0)}${Array.from({ length: lobes }, (_, i) => `Q${turnBy(r * 1.22, (i + 0.5) * step)} ${turnBy(r * dent, (i + 1) * step)}`).join('')}Z`;
}

const rays = (r: number, count: number): string =>
  Array.from({ length: count }, (_, i) => `M0 0L${turnBy(r, (i * 2 * Math.PI) / count + 0.3)}`).join('');

/** The trees of the site: a screen along its boundary, small trees along the paths, a wood, a ring and a grove in the gardens. */
export function siteTrees(lawns: MultiPolygon): string {
  const next = random(31);
  const found: { at: Spot; species: Species; grown: number }[] = [];
  const inside = (p: Spot) =>
    lawns.some((polygon) => {
      const [outer, ...holes] = polygon as Spot[][];
      return outer !== undefined && contains(outer, p) && !holes.some((h) => contains(h, p));
    });
  const plant = (species: Species, at: Spot, grown = 1) => {
    const reach = crown[species] * grown;
    const free = found.every(
      (q) => Math.hypot(at[0] - q.at[0], at[1] - q.at[1]) > (reach + crown[q.species] * q.grown) * 0.92,
    );
    if (free && inside(at)) found.push({ at, species, grown });
  };
  const row = (line: readonly Spot[], offset: number, step: number, put: (p: Spot, i: number) => void) => {
    for (const [i, b] of line.slice(1).entries()) {
      const a = line[i] ?? b;
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
      const [u, v] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
      const count = Math.max(1, Math.round(length / step));
      for (let k = 0; k < count; k++) {
        const s = ((k + 0.5) / count) * length;
        put([a[0] + u * s - v * offset, a[1] + v * s + u * offset], k);
      }
    }
  };
  const [centre, riverside, wood] = site.gardens.map(({ at }) => at);
  for (let i = 0; riverside && i < 11; i++) {
    const a = (i / 11) * 2 * Math.PI;
    plant('broad', [riverside[0] + 12.5 * Math.cos(a), riverside[1] + 10.5 * Math.sin(a)], 0.86);
  }
  for (let i = 0; wood && i < 160; i++) {
    const [a, r] = [next() * 2 * Math.PI, 8 + 17 * Math.sqrt(next())];
    plant('needle', [wood[0] + r * Math.cos(a), wood[1] + r * Math.sin(a)], 0.8 + next() * 0.45);
  }
  for (let i = 0; centre && i < 26; i++) {
    const a = (i / 26) * 2 * Math.PI;
    const reach = 1 + 0.2 * next();
    const kind = i % 5 === 0 ? 'needle' : i % 5 === 2 ? 'broad' : 'small';
    plant(kind, [centre[0] + 28 * reach * Math.cos(a), centre[1] + 13.5 * reach * Math.sin(a)], 0.8 + next() * 0.3);
  }
  const edge = [...site.boundary, site.boundary[0] ?? [0, 0]] as Spot[];
  row(edge, 5, 7.2, (p, i) => plant(i % 4 === 3 ? 'needle' : 'broad', p, 0.92 + next() * 0.14));
  for (const p of site.paths)
    for (const side of [1, -1]) row(p.line, side * (p.width / 2 + 3), 6.4, (at) => plant('small', at, 0.95));
  for (let i = 0; i < 1500; i++)
    plant(next() < 0.6 ? 'broad' : 'small', [-112 + next() * 240, -38 + next() * 118], 0.7 + next() * 0.4);
  return found
    .slice(0, 260)
    .map((t) => tree(t.species, t.at, t.grown))
    .join('');
}
