import { random, round } from './random';

type XY = [number, number];

interface Sketch {
  label: string;
  seed: number;
  /** Middle of the river for t from 0 (top) to 1 (bottom). */
  river: (t: number) => XY;
  /** Half the river's width. */
  width: number;
  /** Size of a street block. */
  block: XY;
  /** How far the two halves of the city are turned, degrees. */
  turn: [east: number, west: number];
  /** Share of blocks that are built on. */
  built: number;
  site: XY;
  /** Size of the site's mark. */
  scale: number;
  hills?: XY[];
}

const near: Sketch = {
  label: '단지와 강, 둔산 생활권의 위치를 그린 약도',
  seed: 21,
  river: (t) => [800 - 190 * t + 120 * Math.sin(t * 3.4 + 0.35), -60 + 1020 * t],
  width: 92,
  block: [74, 58],
  turn: [7, -16],
  built: 0.5,
  site: [946, 380],
  scale: 1,
};

const wide: Sketch = {
  label: '강을 따라 놓인 도시와 단지의 위치를 그린 광역 약도',
  seed: 8,
  river: (t) => [930 - 420 * t + 190 * Math.sin(t * 5.2 + 0.6), -60 + 1020 * t],
  width: 44,
  block: [40, 31],
  turn: [11, -9],
  built: 0.42,
  site: [884, 436],
  scale: 0.62,
  hills: [
    [120, 180],
    [250, 96],
    [90, 420],
    [1330, 150],
    [1250, 700],
    [1370, 560],
    [180, 760],
  ],
};

/** The neighbourhood, drawn by hand as it were: not to scale, without a name that the facts file does not hold. */
export const locationMap = () => sketch(near);

/** The same hand at the scale of the city. */
export const wideMap = () => sketch(wide);

function sketch(s: Sketch): string {
  const next = random(s.seed);
  const bank = (offset: number) => riverLine(s, offset);
  const east = bank(s.width * 1.28);
  const west = bank(-s.width * 1.28);
  const water = `${path(bank(s.width))}L${path(bank(-s.width).reverse()).slice(1)}Z`;
  const { grid, blocks } = streets(s, next);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice" role="img" aria-labelledby="t"><title id="t">${s.label}</title>`,
    `<defs><clipPath id="east"><path d="${path(east)}L1500 980L1500 -80Z"/></clipPath><clipPath id="west"><path d="${path(west)}L-80 980L-80 -80Z"/></clipPath>`,
    '<linearGradient id="water" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#97a6c2"/><stop offset=".5" stop-color="#b1abc0"/><stop offset="1" stop-color="#dcc3ba"/></linearGradient>',
    '<radialGradient id="glow"><stop offset="0" stop-color="#f3c98c" stop-opacity=".9"/><stop offset="1" stop-color="#f3c98c" stop-opacity="0"/></radialGradient>',
    `<g id="city"><path d="${blocks}" fill="#15222d" fill-opacity=".045"/><path d="${grid}" stroke="#15222d" stroke-opacity=".1" fill="none"/></g></defs>`,
    `<path d="${water}" fill="url(#water)" fill-opacity=".82"/><g fill="none" stroke="#f7f8f6" stroke-opacity=".75" stroke-width="1.1">${ripples(s, next)}</g>`,
    `<g clip-path="url(#east)"><use href="#city" transform="rotate(${s.turn[0]} 1000 400)"/></g><g clip-path="url(#west)" opacity=".55"><use href="#city" transform="rotate(${s.turn[1]} 300 300)"/></g>`,
    `<g fill="none" stroke="#15222d" stroke-dasharray="1 7" stroke-linecap="round" stroke-width="2"><path d="${path(bank(s.width * 1.14))}" stroke-opacity=".34"/><path d="${path(bank(-s.width * 1.14))}" stroke-opacity=".2"/></g>`,
    hillMarks(s, next),
    siteMark(s.site, s.scale),
    '</svg>\n',
  ].join('\n');
}

function riverLine(s: Sketch, offset: number): XY[] {
  return Array.from({ length: 34 }, (_, i) => {
    const t = i / 33;
    const [x, y] = s.river(t);
    const [x2, y2] = s.river(t + 0.01);
    const normal = Math.atan2(y2 - y, x2 - x) + Math.PI / 2;
    const away = offset * (0.86 + 0.3 * Math.sin(t * 4 + 1));
    return [x - away * Math.cos(normal), y - away * Math.sin(normal)];
  });
}

const path = (line: XY[]) => `M${line.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;

function ripples(s: Sketch, next: () => number): string {
  const lines = Math.max(9, Math.round(s.width / 4.8));
  return Array.from({ length: lines }, (_, i) => {
    const offset = -s.width * 0.89 + (i * 1.78 * s.width) / (lines - 1);
    const dashes = Array.from({ length: 8 }, () => `${round(10 + next() * 90)} ${round(8 + next() * 46)}`).join(' ');
    return `<path d="${path(riverLine(s, offset))}" stroke-dasharray="${dashes}" stroke-dashoffset="${round(next() * 200)}"/>`;
  }).join('');
}

function streets(s: Sketch, next: () => number): { grid: string; blocks: string } {
  const [w, h] = s.block;
  let grid = '';
  let blocks = '';
  for (let x = -400; x < 1500; x += w) grid += `M${x} -500V1500`;
  for (let y = -400; y < 1400; y += h) grid += `M-500 ${y}H1700`;
  const edge = w * 0.095;
  for (let x = -400; x < 1500; x += w) {
    for (let y = -400; y < 1400; y += h) {
      if (next() >= s.built) continue;
      const houses = 1 + Math.floor(next() * 3);
      const width = (w - 2 * edge - (houses - 1) * 5) / houses;
      for (let i = 0; i < houses; i++) {
        const depth = (h - 2 * edge) * (0.5 + 0.5 * next());
        blocks += `M${round(x + edge + i * (width + 5))} ${round(y + edge)}h${round(width)}v${round(depth)}h${round(-width)}z`;
      }
    }
  }
  return { grid, blocks };
}

/** Hills as a few strokes of a brush, falling away to one side. */
function hillMarks(s: Sketch, next: () => number): string {
  const strokes = (s.hills ?? []).map(([x, y]) => {
    const lines = Array.from({ length: 7 }, (_, i) => {
      const w = 26 + i * 13 + next() * 10;
      return `M${round(x - w)} ${round(y + i * 9)}q${round(w)} ${round(-30 + i * 2)} ${round(w * 2)} 0`;
    });
    return lines.join('');
  });
  if (strokes.length === 0) return '';
  return `<path d="${strokes.join('')}" fill="none" stroke="#15222d" stroke-opacity=".13" stroke-width="1.4" stroke-linecap="round"/>`;
}

function siteMark([x, y]: XY, k: number): string {
  return `<circle cx="${x}" cy="${y}" r="${round(96 * k)}" fill="url(#glow)"/><g fill="#15222d" transform="translate(${x} ${y}) scale(${k})"><rect x="-22" y="-34" width="12" height="44"/><rect x="-5" y="-22" width="12" height="44"/><rect x="17" y="-6" width="12" height="34"/></g>`;
}
