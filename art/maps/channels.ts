import type { MapView, Pens } from './mapView';
import { random, round } from './random';
import type { Neighbourhood, Site, Spot } from './site';
import { beside, distanceTo, sampled } from './smooth';

type Road = Neighbourhood['roads'][number];

/** The river with its green banks, the paths on them, and its streams; water narrows to its model's width. */
export function riverOf(site: Site, view: MapView, { line, stroke }: Pens): string {
  const { river, streams } = site.neighbourhood;
  const water = stroke(river.width);
  const bank = round(water * 1.72);
  const path = (side: 1 | -1) =>
    `<path d="${line(beside(river.line, side * (bank / 2 / view.scale - 9)))}" stroke="#87560f" stroke-opacity=".62" stroke-width="1.5" stroke-dasharray=".1 5"/>`;
  return [
    streams
      .map(
        (s) =>
          `<path d="${line(s.line)}" stroke="#cfdabf" stroke-width="${round(stroke(s.width) * 1.7)}"/><path d="${line(s.line)}" stroke="url(#water)" stroke-width="${stroke(s.width)}"/>`,
      )
      .join(''),
    `<path d="${line(river.line)}" stroke="#b7c6a4" stroke-width="${round(bank + 2)}"/><path d="${line(river.line)}" stroke="#d5dfc7" stroke-width="${bank}"/>`,
    `<path d="${line(river.line)}" stroke="#8493b2" stroke-width="${round(water + 2)}"/>`,
    `<path id="river" d="${line(river.line)}" stroke="url(#water)" stroke-width="${water}"/>`,
    streams
      .map((s) => `<path d="${line(s.line)}" stroke="url(#water)" stroke-width="${round(stroke(s.width) - 2)}"/>`)
      .join(''),
    ripples(view, river, line),
    path(1),
    path(-1),
  ].join('');
}

/** Light on the water, along its way. */
function ripples(view: MapView, { line: course, width }: Neighbourhood['river'], line: Pens['line']): string {
  const next = random(21);
  const rows = Math.max(3, Math.round((width * view.scale * view.widen) / 9));
  const drawn = Array.from({ length: rows }, (_, i) => {
    const offset = (((i + 0.5) / rows) * 2 - 1) * width * 0.42 * view.widen;
    const dashes = Array.from({ length: 8 }, () => `${round(6 + next() * 34)} ${round(26 + next() * 90)}`).join(' ');
    return `<path d="${line(beside(course, offset))}" stroke-dasharray="${dashes}" stroke-dashoffset="${round(next() * 200)}"/>`;
  });
  return `<g stroke="#f7f8f6" stroke-opacity=".62" stroke-width="1">${drawn.join('')}</g>`;
}

const main = 28;

/** Roads by rank: streets under main roads, all kerbs under all surfaces, so that crossings are open. */
export function roadsOf(roads: readonly Road[], { line, stroke }: Pens): string {
  const ranks = [roads.filter((r) => r.width < main), roads.filter((r) => r.width >= main)];
  return ranks
    .flatMap((rank, i) => [
      ...rank.map(
        (r) =>
          `<path d="${line(r.line)}" stroke="${i ? '#c2a878' : '#c6cac3'}" stroke-width="${round(stroke(r.width) + 2.4)}"/>`,
      ),
      ...rank.map(
        (r) => `<path d="${line(r.line)}" stroke="${i ? '#fbf1dd' : '#fff'}" stroke-width="${stroke(r.width)}"/>`,
      ),
      ...(i ? rank.map((r) => `<path d="${line(r.line)}" stroke="#d9c49b" stroke-width=".9"/>`) : []),
    ])
    .join('');
}

/** Where a road stands over the river: a deck with its edges and its shadow on the water. */
export function bridgesOf(site: Site, roads: readonly Road[], { px, stroke }: Pens): string {
  const { river } = site.neighbourhood;
  const course = sampled(river.line);
  return roads
    .flatMap(({ line, width }) => {
      const over = sampled(line, false, 48).filter((p) => distanceTo(course, p) < river.width * 0.66);
      if (over.length < 2) return [];
      const deck = (dx: number, dy: number) =>
        `M${over
          .map((p) => px(p))
          .map(([x, y]: Spot) => `${round(x + dx)} ${round(y + dy)}`)
          .join('L')}`;
      const w = stroke(width);
      return [
        `<path d="${deck(2, 3)}" stroke="#15222d" stroke-opacity=".22" stroke-width="${round(w + 5)}" stroke-linecap="butt"/>`,
        `<path d="${deck(0, 0)}" stroke="#46565f" stroke-width="${round(w + 5)}" stroke-linecap="butt"/>`,
        `<path d="${deck(0, 0)}" stroke="#fdf6e6" stroke-width="${round(w + 2)}" stroke-linecap="butt"/>`,
        `<path d="${deck(0, 0)}" stroke="#d9c49b" stroke-width=".9"/>`,
      ];
    })
    .join('');
}
