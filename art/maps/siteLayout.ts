import type { MultiPolygon, Polygon } from 'polygon-clipping';
import { contains } from '../plan/shapes';
import { facingOf, onGround, turnOf, windOf } from './frame';
import { compassMark, scaleBar } from './marks';
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

/** Pixels per metre, and the point of the ground in the middle of the picture: metres east and north. */
const scale = 3.75;
const middle: Spot = [-22, -14];
const size: Spot = [1600, 1200];

const site = readSite();

const px = (p: readonly number[]): Spot => {
  const [east, north] = onGround(site, p);
  return [round(size[0] / 2 + (east - middle[0]) * scale), round(size[1] / 2 - (north - middle[1]) * scale)];
};
const ring = (points: readonly (readonly number[])[]) => `M${points.map((p) => px(p).join(' ')).join('L')}Z`;
const shape = (polygons: MultiPolygon) => polygons.map((p) => p.map(ring).join('')).join('');
const one = (polygon: Polygon) => polygon.map(ring).join('');

/** The site seen from above, north up, with the river where the compass has it and shadows away from the sun. */
export function siteLayout(): string {
  const lawns = lawnShape(site);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.join(' ')}" role="img" aria-labelledby="t d" font-family="Pretendard,'Noto Sans CJK KR',sans-serif"><title id="t">단지 배치도</title>`,
    `<desc id="d">${windOf(site.front)}쪽으로 강을 둔 ${site.towers.length}개 동과 ${site.gardens.map((g) => g.name).join(', ')}, ${site.entrances.map((e) => e.name).join(', ')}의 위치. 위쪽이 북쪽입니다.</desc>`,
    `<style>${styleSheet}</style><defs>${defs(site)}</defs>`,
    `<rect width="${size[0]}" height="${size[1]}" fill="#eff0eb"/>`,
    neighbours(),
    banks(),
    `<path id="site" d="${ring(site.boundary)}" class="ground"/><path d="${shape(lawns)}" class="lawn"/>`,
    site.paths.map((p) => `<path d="${one(pathShape(p))}" class="path"/>`).join(''),
    `<path d="${one(pondShape(site, 0.8))}" class="rim"/><path d="${one(pondShape(site))}" class="pond"/>`,
    `<g filter="url(#tree)">${trees(lawns)}</g>`,
    buildings(),
    labels(),
    compassMark([1500, 108], 0).replace('translate(1500 108)', 'translate(1500 108) scale(1.9)'),
    scaleBar([1356, 1132], 50 * scale),
    `<text x="1450" y="1118" class="small">50m</text>`,
    '</svg>\n',
  ].join('\n');
}

/** What is said of the layout beside its drawing: where the living rooms of each tower look, by the compass. */
export const layoutFacts = () => ({
  front: windOf(site.front),
  towers: site.towers.map((tower) => ({ name: tower.id, facing: facingOf(site, tower).map(windOf) })),
});

/** Houses and streets beyond the boundary, as a quiet pattern. */
function neighbours(): string {
  const next = random(11);
  const houses: string[] = [];
  for (let x = -260; x < 300; x += 34) {
    for (let y = 118; y < 300; y += 28) {
      const [w, d] = [20 + next() * 8, 13 + next() * 8];
      houses.push(
        ring([
          [x, y],
          [x + w, y],
          [x + w, y + d],
          [x, y + d],
        ]),
      );
    }
  }
  for (const from of [-290, 158]) {
    for (let x = from; x < from + 132; x += 33) {
      for (let y = -40; y < 90; y += 29) {
        const [w, d] = [18 + next() * 9, 12 + next() * 9];
        houses.push(
          ring([
            [x, y],
            [x + w, y],
            [x + w, y + d],
            [x, y + d],
          ]),
        );
      }
    }
  }
  const street = (a: Spot, b: Spot, width: number) =>
    `<path d="M${px(a).join(' ')}L${px(b).join(' ')}" class="street" stroke-width="${width * scale}"/>`;
  return [
    `<path d="${houses.join('')}" class="house"/>`,
    street([-340, 100], [360, 96], 13),
    street([-132, -66], [-130, 330], 9),
    street([146, -66], [148, 330], 9),
  ].join('');
}

/** River, promenade and the road along it: they follow the shore. */
function banks(): string {
  const along = (offset: number) =>
    Array.from({ length: 73 }, (_, i): Spot => [-340 + i * 9.6, shore(-340 + i * 9.6) + site.river.north + offset]);
  const band = (from: number, to: number) => ring([...along(from), ...along(to).reverse()]);
  const next = random(5);
  const waves = Array.from({ length: 22 }, (_, i) => {
    const line = along(-5 - i * 6.2)
      .map((p) => px(p).join(' '))
      .join('L');
    const dashes = Array.from({ length: 6 }, () => `${round(20 + next() * 110)} ${round(24 + next() * 90)}`).join(' ');
    return `<path d="M${line}" stroke-dasharray="${dashes}" stroke-dashoffset="${round(next() * 300)}"/>`;
  }).join('');
  const far = site.river.south - site.river.north;
  const row = (offset: number, step: number, radius: number) =>
    Array.from({ length: Math.floor(660 / step) }, (_, i) => {
      const x = -330 + i * step;
      return tree([x, shore(x) + site.river.north + offset], radius * (0.85 + next() * 0.3), next());
    }).join('');
  return [
    `<path d="${band(far - 30, far)}" class="bank"/><path id="river" d="${band(0, far)}" fill="url(#water)"/><g class="wave">${waves}</g>`,
    `<path d="${band(0, 30)}" class="bank"/><path d="${band(7, 12)}" class="path"/><path d="${band(31, 40)}" class="road"/>`,
    `<g filter="url(#tree)">${row(20, 9.5, 2.8)}${row(27, 9.5, 2.3)}${row(far - 12, 11, 2.8)}</g>`,
  ].join('');
}

/** Rows along the paths and the boundary, and groves around the gardens. */
function trees(lawns: MultiPolygon): string {
  const next = random(31);
  const found: { at: Spot; radius: number }[] = [];
  const plant = (p: Spot, radius: number, apart: number) => {
    const inside = lawns.some((polygon) => {
      const [outer, ...holes] = polygon as Spot[][];
      return outer !== undefined && contains(outer, p) && !holes.some((h) => contains(h, p));
    });
    if (inside && found.every((q) => Math.hypot(p[0] - q.at[0], p[1] - q.at[1]) > apart)) found.push({ at: p, radius });
  };
  const row = (line: readonly Spot[], offset: number, step: number, radius: number) => {
    for (const [i, b] of line.slice(1).entries()) {
      const a = line[i] ?? b;
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
      const [u, v] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
      for (let s = step / 2; s < length; s += step)
        plant([a[0] + u * s - v * offset, a[1] + v * s + u * offset], radius, step * 0.7);
    }
  };
  const edge = [...site.boundary, site.boundary[0] ?? [0, 0]];
  row(edge, 4.6, 7.4, 2.5);
  for (const p of site.paths) for (const side of [1, -1]) row(p.line, side * (p.width / 2 + 2.6), 8.4, 1.9);
  for (const g of site.gardens) {
    for (let i = 0; i < 90; i++) {
      const [a, r] = [next() * 2 * Math.PI, 5 + 19 * Math.sqrt(next())];
      plant([g.at[0] + r * Math.cos(a), g.at[1] + r * Math.sin(a)], 1.5 + next() * 1.6, 4.4);
    }
  }
  return found.map((t) => tree(t.at, t.radius, next())).join('');
}

const greens = ['#a9b897', '#9cae8c', '#b7c2a2', '#c3c8a6'];

function tree(at: Spot, radius: number, tone: number): string {
  const [x, y] = px(at);
  return `<circle cx="${x}" cy="${y}" r="${round(radius * scale)}" fill="${greens[Math.floor(tone * greens.length)]}"/>`;
}

function buildings(): string {
  const podiums = site.podiums.map((p) => `<path d="${one(podiumShape(p))}" class="podium" filter="url(#low)"/>`);
  const towers = site.towers.map((t) => `<path d="${one(towerShape(t))}" class="tower" filter="url(#high)"/>`);
  const roofs = site.towers.map((t) => `<path d="${one(towerShape(t, -1.8))}" class="roof"/>`);
  return [...podiums, `<g id="towers">${towers.join('')}</g>`, ...roofs].join('');
}

function labels(): string {
  const text = (at: Spot, words: string, style: string, dy = 0, dx = 0) => {
    const [x, y] = px(at);
    return `<text x="${round(x + dx)}" y="${round(y + dy)}" class="${style}">${words}</text>`;
  };
  const turn = turnOf(site);
  const entrances = site.entrances.map((e) => {
    const [x, y] = px(e.at);
    const a = ((e.heading + turn) * Math.PI) / 180;
    const [dx, dy] = [-Math.sin(a) * (e.name.length * 14 + 34), Math.cos(a) * 40 + 9];
    return `<g transform="translate(${x} ${y}) rotate(${e.heading + turn})"><path d="M0 -30L13 -4H-13Z" fill="#15222d"/></g>${text(e.at, e.name, 'gate', dy, dx)}`;
  });
  return [
    ...site.towers.map((t) => text(t.at, t.id, 'building', 12)),
    ...site.podiums.map((p) => text(p.at, p.name, 'small', 6)),
    ...site.gardens.map((g) => text(g.at, g.name, 'garden')),
    ...entrances,
  ].join('');
}

const styleSheet = [
  '.ground{fill:#e4e0d7;stroke:#b9a98f;stroke-width:3;stroke-dasharray:18 9}',
  '.lawn{fill:#d3dac5}',
  '.bank{fill:#dde1d2}',
  '.path{fill:#f6f3ec}',
  '.road{fill:#fbfaf7;stroke:#d5d6cf;stroke-width:1.5}',
  '.street{stroke:#fbfaf7;fill:none}',
  '.house{fill:#15222d;fill-opacity:.055}',
  '.rim{fill:#f7f5f0}',
  '.pond{fill:#b9c6d4}',
  '.podium{fill:#efe6d8;stroke:#b9a98f;stroke-width:1.5}',
  '.tower{fill:#fbfaf7;stroke:#15222d;stroke-width:2.5}',
  '.roof{fill:none;stroke:#15222d;stroke-opacity:.25;stroke-width:1.5}',
  '.wave{fill:none;stroke:#f7f8f6;stroke-opacity:.7;stroke-width:1.6}',
  'text{text-anchor:middle;fill:#15222d;paint-order:stroke;stroke:#fbfaf7;stroke-width:7px;stroke-linejoin:round}',
  '.building{font-size:36px;font-weight:700}',
  '.garden{font-size:29px;font-weight:600;fill:#40523a}',
  '.gate{font-size:29px;font-weight:600}',
  '.small{font-size:29px;font-weight:500}',
].join('');

/** Shadows fall away from the sun; the sheet's upper edge is north. */
const shadow = ({ sun }: Site, id: string, length: number, blur: number, alpha: number) => {
  const a = ((sun.bearing + 180) * Math.PI) / 180;
  const [dx, dy] = [round(length * Math.sin(a)), round(-length * Math.cos(a))];
  return `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feDropShadow dx="${dx}" dy="${dy}" stdDeviation="${blur}" flood-color="#15222d" flood-opacity="${alpha}"/></filter>`;
};

const defs = (site: Site) =>
  [
    '<linearGradient id="water" gradientUnits="userSpaceOnUse" x1="0" y1="1200" x2="700" y2="0"><stop offset="0" stop-color="#d3c2c3"/><stop offset=".5" stop-color="#b4b4c6"/><stop offset="1" stop-color="#a5b3cb"/></linearGradient>',
    shadow(site, 'tree', 4.5, 2, 0.22),
    shadow(site, 'low', 10, 5, 0.3),
    shadow(site, 'high', 38, 12, 0.34),
  ].join('');
