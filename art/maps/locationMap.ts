import { contains } from '../plan/shapes';
import { onGround } from './frame';
import { compassMark, scaleBar } from './marks';
import { random, round } from './random';
import { type LabelSide, type MapPlace, type PlaceKind, readSite, type Site, type Spot, towerShape } from './site';
import { beside, distanceTo, smooth } from './smooth';

interface MapView {
  title: string;
  /** Units of the drawing to a metre. */
  scale: number;
  /** Where the site lies on the sheet. */
  site: Spot;
  /** What roads are widened by, so that they can be seen. */
  widen: number;
  /** Length and width of a block of houses, m. */
  block: Spot;
  north: Spot;
  bar: { at: Spot; metres: number };
}

/** Width and height of both sheets. */
export const sheet: Spot = [1440, 900];

const near: MapView = {
  title: '월평동과 갑천, 단지의 자리를 그린 약도',
  scale: 0.36,
  site: [650, 520],
  widen: 1,
  block: [112, 72],
  north: [486, 322],
  bar: { at: [450, 374], metres: 300 },
};

const wide: MapView = {
  title: '갑천을 따라 놓인 서구와 유성구, 단지의 자리를 그린 광역 약도',
  scale: 0.155,
  site: [640, 500],
  widen: 1.5,
  block: [210, 150],
  north: [462, 640],
  bar: { at: [444, 706], metres: 500 },
};

/** A map with what its names need to be set upon it. */
export interface DrawnMap {
  svg: string;
  anchors: MapAnchors;
}

/** Where names stand, in per cent of the sheet: so they are text of the page, at the page's size, whatever the size of the map. */
export interface MapAnchors {
  site: Spot;
  bar: { at: Spot; metres: number };
  places: Record<string, [x: number, y: number, side: LabelSide, kind: PlaceKind]>;
}

/** The streets around the site. */
export const nearMap = () => draw(near, 'near');

/** Both banks of the river, from 유성 to 둔산. */
export const wideMap = () => draw(wide, 'wide');

function draw(view: MapView, name: 'near' | 'wide'): DrawnMap {
  const site = readSite();
  const { river, streams, parks, metro } = site.neighbourhood;
  const roads = site.neighbourhood.roads.filter(({ only }) => !only || only === name);
  const places = Object.entries(site.neighbourhood.places).filter(([, { only }]) => !only || only === name);
  const at = (place: MapPlace) => (name === 'wide' ? (place.far ?? place.at) : place.at);
  const px = ([x, y]: readonly number[]): Spot => [
    round(view.site[0] + (x ?? 0) * view.scale),
    round(view.site[1] - (y ?? 0) * view.scale),
  ];
  const line = (spots: readonly Spot[], closed = false) => smooth(spots.map(px), closed);
  const stroke = (metres: number) => round(metres * view.scale * view.widen);
  const ring = (spots: readonly (readonly number[])[]) => `M${spots.map((p) => px(p).join(' ')).join('L')}Z`;
  const ground = (spots: readonly (readonly number[])[]) => ring(spots.map((p) => onGround(site, p)));
  const water = stroke(river.width);
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.join(' ')}" preserveAspectRatio="xMidYMid slice" role="img" aria-labelledby="t"><title id="t">${view.title}</title>`,
    `<defs><linearGradient id="water" gradientUnits="userSpaceOnUse" x1="0" y1="900" x2="900" y2="0"><stop offset="0" stop-color="#dcc3ba"/><stop offset=".45" stop-color="#b7b0c0"/><stop offset="1" stop-color="#98a8c3"/></linearGradient><radialGradient id="glow"><stop offset="0" stop-color="#f3c98c" stop-opacity=".85"/><stop offset="1" stop-color="#f3c98c" stop-opacity="0"/></radialGradient></defs>`,
    `<rect width="${sheet[0]}" height="${sheet[1]}" fill="#f1f2ee"/>`,
    `<path d="${blocks(view, site, px)}" fill="#15222d" fill-opacity="${name === 'near' ? 0.05 : 0.035}"/>`,
    parks.map((park) => `<path d="${line(park.ring, true)}" fill="#d9e0cf"/>`).join(''),
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    streams.map((s) => `<path d="${line(s.line)}" stroke="#a9b3c8" stroke-width="${stroke(s.width)}"/>`).join(''),
    `<path d="${line(river.line)}" stroke="#e4e6dc" stroke-width="${round(water * 1.5)}"/>`,
    `<path id="river" d="${line(river.line)}" stroke="url(#water)" stroke-width="${water}"/>`,
    ripples(view, river.line, river.width, line),
    `<path d="${line(beside(river.line, river.width * 0.66))}" stroke="#15222d" stroke-opacity=".32" stroke-width="1.6" stroke-dasharray="1 6"/>`,
    `<path d="${line(beside(river.line, -river.width * 0.66))}" stroke="#15222d" stroke-opacity=".2" stroke-width="1.6" stroke-dasharray="1 6"/>`,
    roads
      .map((r) => `<path d="${line(r.line)}" stroke="#cfd3cd" stroke-width="${round(stroke(r.width) + 2.4)}"/>`)
      .join(''),
    roads.map((r) => `<path d="${line(r.line)}" stroke="#fff" stroke-width="${stroke(r.width)}"/>`).join(''),
    `<path d="${line(metro)}" stroke="#1c6a4f" stroke-opacity=".85" stroke-width="3"/><path d="${line(metro)}" stroke="#fff" stroke-width="1.4" stroke-dasharray="7 9"/>`,
    '</g>',
    `<circle cx="${view.site[0]}" cy="${view.site[1]}" r="${round(170 * view.scale + 26)}" fill="url(#glow)"/>`,
    `<path id="site" d="${ground(site.boundary)}" fill="#f3c98c" stroke="#87560f" stroke-width="1.6"/>`,
    `<g id="towers" fill="#15222d">${site.towers
      .map(
        (t) =>
          `<path d="${towerShape(t, name === 'wide' ? 6 : 2)
            .map(ground)
            .join('')}"/>`,
      )
      .join('')}</g>`,
    places.map(([, place]) => markOf(place, px(place.at))).join(''),
    compassMark(view.north, 0),
    scaleBar(view.bar.at, view.bar.metres * view.scale),
    '</svg>\n',
  ].join('\n');
  const share = ([x, y]: Spot): Spot => [round((x / sheet[0]) * 100), round((y / sheet[1]) * 100)];
  const named = places.flatMap(([id, place]) => {
    const [x, y] = share(px(at(place)));
    return x > 0 && x < 100 && y > 0 && y < 100 ? [[id, [x, y, place.label, place.kind]] as const] : [];
  });
  return {
    svg,
    anchors: {
      site: share(view.site),
      bar: { at: share(view.bar.at), metres: view.bar.metres },
      places: Object.fromEntries(named) as unknown as MapAnchors['places'],
    },
  };
}

/** A station as a ring of its line's colour, a school and an office as a dot; a bridge is the road itself. */
function markOf({ kind }: MapPlace, [x, y]: Spot): string {
  if (kind === 'station') return `<circle cx="${x}" cy="${y}" r="6.5" fill="#fff" stroke="#1c6a4f" stroke-width="3"/>`;
  if (kind === 'school') return `<circle cx="${x}" cy="${y}" r="5" fill="#87560f" stroke="#fff" stroke-width="1.5"/>`;
  if (kind === 'office')
    return `<rect x="${x - 5}" y="${y - 5}" width="10" height="10" fill="#46565f" stroke="#fff" stroke-width="1.5"/>`;
  return '';
}

function ripples(
  view: MapView,
  river: readonly Spot[],
  width: number,
  line: (spots: readonly Spot[]) => string,
): string {
  const next = random(21);
  const rows = Math.max(4, Math.round((width * view.scale * view.widen) / 7));
  const drawn = Array.from({ length: rows }, (_, i) => {
    const offset = (((i + 0.5) / rows) * 2 - 1) * width * 0.42 * view.widen;
    const dashes = Array.from({ length: 8 }, () => `${round(8 + next() * 60)} ${round(12 + next() * 70)}`).join(' ');
    return `<path d="${line(beside(river, offset))}" stroke-dasharray="${dashes}" stroke-dashoffset="${round(next() * 200)}"/>`;
  });
  return `<g stroke="#f7f8f6" stroke-opacity=".6" stroke-width="1">${drawn.join('')}</g>`;
}

/** Houses as a quiet pattern between water, parks and roads: they say that the city is built, not where. */
function blocks(view: MapView, { neighbourhood }: Site, px: (spot: readonly number[]) => Spot): string {
  const { river, streams, parks, roads } = neighbourhood;
  const next = random(8);
  const [w, d] = view.block;
  const gap = w * 0.2;
  const reach = Math.hypot(w, d) / 2;
  const [left, top] = [-view.site[0] / view.scale, view.site[1] / view.scale];
  const [right, bottom] = [left + sheet[0] / view.scale, top - sheet[1] / view.scale];
  const free = (p: Spot) =>
    Math.hypot(...p) > 190 + reach &&
    distanceTo(river.line, p) > river.width * 0.78 * Math.max(1, view.widen * 0.8) + reach * 0.8 &&
    streams.every((s) => distanceTo(s.line, p) > s.width * view.widen + reach * 0.7) &&
    roads.every((r) => distanceTo(r.line, p) > (r.width * view.widen) / 2 + reach * 0.75) &&
    parks.every((park) => !contains(park.ring, p) && distanceTo([...park.ring, park.ring[0] ?? p], p) > reach * 0.8);
  const a = (-14 * Math.PI) / 180;
  let path = '';
  const span = Math.max(right - left, top - bottom);
  for (let i = -span; i < span; i += w + gap) {
    for (let k = -span; k < span; k += d + gap) {
      const p: Spot = [i * Math.cos(a) - k * Math.sin(a), i * Math.sin(a) + k * Math.cos(a)];
      const [sizeX, sizeY] = [w * (0.6 + 0.4 * next()), d * (0.6 + 0.4 * next())];
      if (p[0] < left || p[0] > right || p[1] < bottom || p[1] > top || !free(p)) continue;
      const corners = [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ].map(([sx = 0, sy = 0]) => {
        const [x, y] = [(sx * sizeX) / 2, (sy * sizeY) / 2];
        return px([p[0] + x * Math.cos(a) - y * Math.sin(a), p[1] + x * Math.sin(a) + y * Math.cos(a)]);
      });
      path += `M${corners.map((c) => c.map(Math.round).join(' ')).join('L')}Z`;
    }
  }
  return path;
}
