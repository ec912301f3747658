import type { MultiPolygon, Polygon } from 'polygon-clipping';
import { contains } from '../plan/shapes';
import type { Point } from '../plan/unit';
import { random, round } from './random';
import {
  lawnShape,
  pathShape,
  podiumShape,
  pondShape,
  readSite,
  type Site,
  type Spot,
  shore,
  towerShape,
} from './site';

/** Pixels per metre, and the point of the ground in the middle of the picture. */
const scale = 4.75;
const middle: Spot = [8, -14];
const size: Spot = [1600, 1200];

const px = ([x, y]: readonly number[]): Spot => [
  round(size[0] / 2 + ((x ?? 0) - middle[0]) * scale),
  round(size[1] / 2 - ((y ?? 0) - middle[1]) * scale),
];
const ring = (points: readonly (readonly number[])[]) => `M${points.map((p) => px(p).join(' ')).join('L')}Z`;
const shape = (polygons: MultiPolygon) => polygons.map((p) => p.map(ring).join('')).join('');
const one = (polygon: Polygon) => polygon.map(ring).join('');

/** The site seen from above, north up, light from the south-west. */
export function siteLayout(): string {
  const site = readSite();
  const lawns = lawnShape(site);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.join(' ')}" role="img" aria-labelledby="t d" font-family="Pretendard,'Noto Sans CJK KR',sans-serif"><title id="t">단지 배치도</title>`,
    `<desc id="d">남쪽으로 강을 향한 ${site.towers.length}개 동과 ${site.gardens.map((g) => g.name).join(', ')}, ${site.entrances.map((e) => e.name).join(', ')}의 위치</desc>`,
    `<style>${styleSheet}</style><defs>${defs}</defs>`,
    `<rect width="${size[0]}" height="${size[1]}" fill="#eeefe9"/>`,
    surroundings(site),
    `<path d="${ring(site.boundary)}" class="ground"/><path d="${shape(lawns)}" class="lawn"/>`,
    site.paths.map((p) => `<path d="${one(pathShape(p))}" class="path"/>`).join(''),
    `<path d="${one(pondShape(site, 0.6))}" class="rim"/><path d="${one(pondShape(site))}" class="pond"/>`,
    `<g filter="url(#tree)">${trees(lawns)}</g>`,
    buildings(site),
    labels(site),
    '<g transform="translate(1500 96)"><circle r="40" class="line"/><path d="M0 -36L13 18L0 7L-13 18Z" fill="#15222d"/><text y="-52" class="n">N</text></g>',
    '</svg>\n',
  ].join('\n');
}

/** River, promenade and street: they follow the shore. */
function surroundings(site: Site): string {
  const along = (offset: number) =>
    Array.from({ length: 41 }, (_, i): Spot => [-180 + i * 9.4, 0]).map(
      ([x]): Spot => [x, shore(x) + site.river.north + offset],
    );
  const band = (from: number, to: number) => ring([...along(from), ...along(to).reverse()]);
  const next = random(5);
  const waves = Array.from({ length: 11 }, (_, i) => {
    const line = along(-4 - i * 5.2)
      .map((p) => px(p).join(' '))
      .join('L');
    const dashes = Array.from({ length: 6 }, () => `${round(20 + next() * 120)} ${round(20 + next() * 70)}`).join(' ');
    return `<path d="M${line}" stroke-dasharray="${dashes}" stroke-dashoffset="${round(next() * 300)}"/>`;
  }).join('');
  const row = (offset: number, step: number, size: number) =>
    Array.from({ length: Math.floor(360 / step) }, (_, i) => {
      const x = -172 + i * step + (next() - 0.5) * 4;
      return tree([x, shore(x) + site.river.north + offset + (next() - 0.5) * 5], size * (0.8 + next() * 0.5), next());
    }).join('');
  return [
    `<path d="${band(0, -80)}" fill="url(#water)"/><g class="wave">${waves}</g>`,
    `<path d="${band(0, 30)}" class="bank"/><path d="${band(7, 12)}" class="path"/><path d="${band(30, 38)}" class="road"/>`,
    `<g filter="url(#tree)">${row(20, 8, 2.6)}${row(42, 9, 2.6)}</g>`,
  ].join('');
}

function trees(lawns: MultiPolygon): string {
  const next = random(31);
  const found: Spot[] = [];
  for (let i = 0; i < 9000 && found.length < 420; i++) {
    const p: Spot = [-116 + next() * 248, -42 + next() * 124];
    const inside = lawns.some((polygon) => {
      const [outer, ...holes] = polygon as Point[][];
      return outer !== undefined && contains(outer, p) && !holes.some((h) => contains(h, p));
    });
    if (inside && found.every((q) => Math.hypot(p[0] - q[0], p[1] - q[1]) > 3.4)) found.push(p);
  }
  return found.map((p) => tree(p, 1.4 + next() * 1.5, next())).join('');
}

const greens = ['#a9b897', '#9cae8c', '#b7c2a2', '#c6c9a4'];

function tree(at: Spot, radius: number, tone: number): string {
  const [x, y] = px(at);
  return `<circle cx="${x}" cy="${y}" r="${round(radius * scale)}" fill="${greens[Math.floor(tone * greens.length)]}"/>`;
}

function buildings(site: Site): string {
  const podiums = site.podiums.map((p) => `<path d="${one(podiumShape(p))}" class="podium" filter="url(#low)"/>`);
  const towers = site.towers.map(
    (t) =>
      `<path d="${shape(towerShape(t))}" class="tower" filter="url(#high)"/><path d="${shape(towerShape(t, -1.6))}" class="roof"/>`,
  );
  return [...podiums, ...towers].join('');
}

function labels(site: Site): string {
  const text = (at: Spot, words: string, style: string, dy = 0) => {
    const [x, y] = px(at);
    return `<text x="${x}" y="${round(y + dy)}" class="${style}">${words}</text>`;
  };
  const entrances = site.entrances.map((e) => {
    const [x, y] = px(e.at);
    return `<g transform="translate(${x} ${y}) rotate(${e.heading})"><path d="M0 -30L13 -4H-13Z" fill="#15222d"/></g>${text(e.at, e.name, 'gate', e.heading === 0 ? 34 : -22)}`;
  });
  return [
    ...site.towers.map((t) => text(t.at, t.id, 'building', t.plan === 'V' ? 2 : 9)),
    ...site.podiums.map((p) => text(p.at, p.name, 'small', 6)),
    ...site.gardens.map((g) => text(g.at, g.name, 'garden')),
    ...entrances,
  ].join('');
}

const styleSheet = [
  '.ground{fill:#e2ded5;stroke:#cfc8bb;stroke-width:2}',
  '.lawn{fill:#d3dac5}',
  '.bank{fill:#dde1d2}',
  '.path{fill:#f4f1ea}',
  '.road{fill:#d9d7d2}',
  '.rim{fill:#f7f5f0}',
  '.pond{fill:#b9c6d4}',
  '.podium{fill:#efe6d8;stroke:#b9a98f;stroke-width:1.5}',
  '.tower{fill:#fbfaf7;stroke:#15222d;stroke-width:2}',
  '.roof{fill:none;stroke:#15222d;stroke-opacity:.28;stroke-width:1.5}',
  '.wave{fill:none;stroke:#f7f8f6;stroke-opacity:.75;stroke-width:1.6}',
  '.line{fill:none;stroke:#15222d;stroke-opacity:.4;stroke-width:2}',
  'text{text-anchor:middle;fill:#15222d;paint-order:stroke;stroke:#fbfaf7;stroke-width:7px;stroke-linejoin:round}',
  '.building{font-size:34px;font-weight:700}',
  '.garden{font-size:25px;font-weight:600;fill:#40523a}',
  '.gate{font-size:25px;font-weight:600}',
  '.small{font-size:23px;font-weight:500}',
  '.n{font-size:24px;font-weight:700}',
].join('');

const shadow = (id: string, dx: number, dy: number, blur: number, alpha: number) =>
  `<filter id="${id}" x="-30%" y="-60%" width="180%" height="200%"><feDropShadow dx="${dx}" dy="${dy}" stdDeviation="${blur}" flood-color="#15222d" flood-opacity="${alpha}"/></filter>`;

const defs = [
  '<linearGradient id="water" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#a9b6cc"/><stop offset="1" stop-color="#d3c2c3"/></linearGradient>',
  shadow('tree', 3, -3, 2, 0.22),
  shadow('low', 7, -7, 5, 0.3),
  shadow('high', 26, -26, 13, 0.34),
].join('');
