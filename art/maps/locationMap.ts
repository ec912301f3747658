import { blocksOf, middleOf, wider } from './blocks';
import { bridgesOf, riverOf, roadsOf } from './channels';
import { onGround } from './frame';
import { housesOf, patternsOf } from './houses';
import { type MapView, pensOf } from './mapView';
import { compassMark, scaleBar } from './marks';
import { round } from './random';
import { type LabelSide, type MapPlace, type PlaceKind, readSite, type Site, type Spot, towerShape } from './site';
import { distanceTo, sampled } from './smooth';

const near: MapView = {
  title: '월평동과 갑천, 단지의 자리를 그린 약도',
  sheet: [1440, 840],
  scale: 0.36,
  site: [650, 505],
  widen: 1,
  across: 1,
  metres: 300,
};

const wide: MapView = {
  title: '갑천을 따라 놓인 서구와 유성구, 단지의 자리를 그린 광역 약도',
  sheet: [1200, 900],
  scale: 0.155,
  site: [540, 500],
  widen: 1.5,
  across: 2,
  metres: 1000,
};

/** A map with what its names need to be set upon it. */
export interface DrawnMap {
  svg: string;
  anchors: MapAnchors;
}

/** Where names stand, in per cent of the sheet: so they are text of the page, at the page's size, whatever the size of the map. A road's name lies along it, degrees clockwise. */
export interface MapAnchors {
  site: Spot;
  bar: { at: Spot; metres: number; length: number };
  places: Record<string, [x: number, y: number, side: LabelSide, kind: PlaceKind, turn?: number]>;
}

/** The streets around the site. */
export const nearMap = () => draw(near, 'near');

/** Both banks of the river, from 유성 to 둔산. */
export const wideMap = () => draw(wide, 'wide');

function draw(view: MapView, name: 'near' | 'wide'): DrawnMap {
  const site = readSite();
  const { parks, metro } = site.neighbourhood;
  const roads = site.neighbourhood.roads.filter(({ only }) => !only || only === name);
  const places = Object.entries(site.neighbourhood.places).filter(([, { only }]) => !only || only === name);
  const at = (place: MapPlace) => (name === 'wide' ? (place.far ?? place.at) : place.at);
  const pens = pensOf(view);
  const { px, line, exact } = pens;
  const [width, height] = view.sheet;
  const [left, top] = [-view.site[0] / view.scale, view.site[1] / view.scale];
  const edges = [left, top - height / view.scale, left + width / view.scale, top];
  const ground = (spots: readonly (readonly number[])[]) => exact(spots.map((p) => onGround(site, p)));
  const bar = { at: [40, height - 44] as Spot, length: view.metres * view.scale };
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${view.sheet.join(' ')}" preserveAspectRatio="xMidYMid slice" role="img" aria-labelledby="t"><title id="t">${view.title}</title>`,
    `<defs><linearGradient id="water" gradientUnits="userSpaceOnUse" x1="0" y1="${height}" x2="${round(width * 0.62)}" y2="0"><stop offset="0" stop-color="#cdbdc2"/><stop offset=".45" stop-color="#abacc4"/><stop offset="1" stop-color="#90a4c4"/></linearGradient><radialGradient id="glow"><stop offset="0" stop-color="#f3c98c" stop-opacity=".9"/><stop offset="1" stop-color="#f3c98c" stop-opacity="0"/></radialGradient>${patternsOf(view, site)}</defs>`,
    `<rect width="${width}" height="${height}" fill="#f6f6f3"/>`,
    housesOf(
      blocksOf(
        site,
        places.map(([, place]) => place),
        edges,
        view.across,
        view.widen,
      ),
      pens.ring,
      view.across === 1,
    ),
    parks.map((park) => parkOf(park.ring, line, name === 'near')).join(''),
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    riverOf(site, view, pens),
    roadsOf(roads, pens),
    bridgesOf(site, roads, pens),
    `<path d="${line(metro)}" stroke="#1c6a4f" stroke-width="3.4"/><path d="${line(metro)}" stroke="#fff" stroke-width="1.5" stroke-dasharray="7 8" stroke-linecap="butt"/>`,
    '</g>',
    `<circle cx="${view.site[0]}" cy="${view.site[1]}" r="${round(170 * view.scale + 30)}" fill="url(#glow)"/>`,
    `<path id="site" d="${ground(site.boundary)}" fill="#f3c98c" stroke="#87560f" stroke-width="1.8" stroke-linejoin="round"/>`,
    `<g id="towers" fill="#15222d">${site.towers
      .map(
        (t) =>
          `<path d="${towerShape(t, name === 'wide' ? 6 : 2)
            .map(ground)
            .join('')}"/>`,
      )
      .join('')}</g>`,
    places.map(([, place]) => markOf(place, px(place.at))).join(''),
    `<rect x="20" y="${height - 148}" width="${round(bar.length + 40)}" height="128" rx="2" fill="#fbfaf7" fill-opacity=".86"/>`,
    compassMark([40 + round(bar.length / 2), height - 92], 0),
    scaleBar(bar.at, bar.length),
    '</svg>\n',
  ].join('\n');
  const share = ([x, y]: Spot): Spot => [round((x / width) * 100), round((y / height) * 100)];
  const named = places.flatMap(([id, place]) => {
    const [x, y] = share(px(at(place)));
    const turn = place.kind === 'road' ? alongOf(site, id, at(place)) : 0;
    const told = [x, y, place.label, place.kind, ...(turn ? [turn] : [])];
    return x > 0 && x < 100 && y > 0 && y < 100 ? [[id, told] as const] : [];
  });
  return {
    svg,
    anchors: {
      site: share(view.site),
      bar: { at: share(bar.at), metres: view.metres, length: round((bar.length / width) * 100) },
      places: Object.fromEntries(named) as unknown as MapAnchors['places'],
    },
  };
}

/** How a road runs where its name stands, degrees clockwise from east, so that the name never stands on its head. */
function alongOf(site: Site, id: string, p: Spot): number {
  const line = sampled(site.neighbourhood.roads.find((r) => r.id === id)?.line ?? []);
  const parts = line.slice(1).map((b, i) => [line[i] ?? b, b] as const);
  const [part] = parts.sort((a, b) => distanceTo(a, p) - distanceTo(b, p));
  if (!part) return 0;
  const [a, b] = part;
  const turn = (-Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
  return Math.round(turn > 90 ? turn - 180 : turn < -90 ? turn + 180 : turn);
}

/** A station as a ring of its line's colour, a school and an office as a dot; a bridge is the road itself. */
function markOf({ kind }: MapPlace, [x, y]: Spot): string {
  if (kind === 'station')
    return `<circle cx="${x}" cy="${y}" r="7" fill="#fff" stroke="#1c6a4f" stroke-width="3.2"/><circle cx="${x}" cy="${y}" r="2.4" fill="#1c6a4f"/>`;
  if (kind === 'school') return `<circle cx="${x}" cy="${y}" r="5" fill="#87560f" stroke="#fff" stroke-width="1.5"/>`;
  if (kind === 'office')
    return `<rect x="${round(x - 5)}" y="${round(y - 5)}" width="10" height="10" fill="#46565f" stroke="#fff" stroke-width="1.5"/>`;
  return '';
}

/** A park with its trees; the large one is a hill, whose height lines say that it rises, not how high. */
function parkOf(
  ring: readonly Spot[],
  line: (spots: readonly Spot[], closed: boolean) => string,
  trees: boolean,
): string {
  const shape = line(ring, true);
  const [x, y] = middleOf(ring);
  const reach = Math.max(...ring.map((p) => Math.hypot(p[0] - x, p[1] - y)));
  const heights = reach < 500 ? [] : [0.86, 0.72, 0.58, 0.44, 0.3, 0.16];
  const lines = heights.map((by, i) =>
    line(
      wider(ring, by).map((p, k): Spot => [p[0] + 40 * Math.sin(k * 2.1 + i), p[1] + 36 * Math.cos(k * 1.7 + i * 1.3)]),
      true,
    ),
  );
  return [
    `<path d="${shape}" fill="#d3ddc4" stroke="#b4c3a0" stroke-width="1.2"/>`,
    trees ? `<path d="${shape}" fill="url(#wood)"/>` : '',
    lines.length ? `<path d="${lines.join('')}" fill="none" stroke="#a9bb93" stroke-opacity=".75"/>` : '',
  ].join('');
}
