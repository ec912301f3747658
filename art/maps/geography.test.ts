import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readFilms } from '../film/make';
import { unitTypes } from '../plan/unit';
import { apart, bearingOf, facingOf, onGround, windOf } from './frame';
import { readSite, type Spot } from './site';

const site = readSite();
/** A drawing as the site serves it. */
const served = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** The points of the paths within an element of that id, with y growing north. */
function pointsOf(svg: string, id: string): Spot[] {
  const group = new RegExp(`<g id="${id}"[^>]*>(.*?)</g>`, 's').exec(svg)?.[1] ?? '';
  const paths = group
    ? [...group.matchAll(/ d="([^"]+)"/g)]
    : [...svg.matchAll(new RegExp(`id="${id}" d="([^"]+)"`, 'g'))];
  const numbers = paths.flatMap(([, d = '']) => (d.match(/-?\d+(\.\d+)?/g) ?? []).map(Number));
  return numbers.flatMap((x, i): Spot[] => (i % 2 === 0 ? [[x, -(numbers[i + 1] ?? 0)]] : []));
}

const middleOf = (points: readonly Spot[]): Spot => [
  points.reduce((sum, p) => sum + p[0], 0) / points.length,
  points.reduce((sum, p) => sum + p[1], 0) / points.length,
];

const maps = ['maps/location-map', 'maps/location-wide', 'pictures/site-layout'].map(
  (name) => `mf-marketing/src/${name}.svg`,
);

describe.each(maps)('%s', (path) => {
  const svg = served(path);
  const towers = middleOf(pointsOf(svg, 'towers'));
  const river = pointsOf(svg, 'river').map(([x, y]): Spot => [x - towers[0], y - towers[1]]);

  test('has north at its upper edge, and its needle says so', () => {
    const needle = /<g id="north"[^>]*data-turn="([\d.]+)".*?transform="rotate\(([\d.]+)\)"/s.exec(svg);
    expect(needle?.slice(1)).toEqual(['0', '0']);
  });

  test('has the river on the side that the towers face', () => {
    const [nearest] = [...river].sort((a, b) => Math.hypot(...a) - Math.hypot(...b));
    expect(apart(bearingOf(nearest ?? [0, 0]), site.front)).toBeLessThan(15);
  });

  test('has the river on its west and on its north, and not in the south-east', () => {
    const bearings = river.map(bearingOf);
    for (const side of [270, 0]) expect(Math.min(...bearings.map((b) => apart(b, side)))).toBeLessThan(25);
    expect(Math.min(...bearings.map((b) => apart(b, 135)))).toBeGreaterThan(45);
  });
});

test('the site layout has its middle tower look where the model says', () => {
  const [, first = ''] = /<g id="towers">(.*?)<\/g>/s.exec(served('mf-marketing/src/pictures/site-layout.svg')) ?? [];
  const slabs = [...first.matchAll(/ d="([^"]+)"/g)].map(([, d = '']) => (d.match(/-?\d+(\.\d+)?/g) ?? []).map(Number));
  const [a = 0, b = 0, c = 0, d = 0] = slabs[site.towers.findIndex(({ plan }) => plan === 'S')] ?? [];
  const along = bearingOf([c - a, -(d - b)]);
  expect(Math.min(apart(along, site.front + 90), apart(along, site.front - 90))).toBeLessThan(1);
});

test.each(unitTypes())(
  'the compass of the plan of %s points north when its living room looks where the middle tower does',
  (type) => {
    const plan = served(`mf-floorplan/src/plans/plan-${type}.svg`);
    const turn = Number(/<g id="north".*?transform="rotate\(([\d.]+)\)"/s.exec(plan)?.[1]);
    // The lower edge of the drawing lies half a turn from its upper one, which lies `turn` back from north.
    expect((180 + 360 - turn) % 360).toBeCloseTo(site.front, 6);
  },
);

test('the frame of the renders is turned so that its river lies before the towers', () => {
  expect(bearingOf(onGround(site, [0, -1]))).toBeCloseTo(site.front, 6);
  for (const tower of site.towers) {
    for (const facing of facingOf(site, tower)) expect(apart(facing, site.front)).toBeLessThan(60);
  }
});

test('shadows fall from a sun that stands there on some day of the year', () => {
  const { bearing, elevation } = site.sun;
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const [lat, az, el] = [rad(site.latitude), rad(bearing), rad(elevation)];
  const declination = Math.asin(Math.sin(lat) * Math.sin(el) + Math.cos(lat) * Math.cos(el) * Math.cos(az));
  expect(Math.abs((declination * 180) / Math.PI)).toBeLessThan(23.44);
  const shadow = /<filter id="high"[^>]*><feDropShadow dx="(-?[\d.]+)" dy="(-?[\d.]+)"/.exec(
    served('mf-marketing/src/pictures/site-layout.svg'),
  );
  expect(apart(bearingOf([Number(shadow?.[1]), -Number(shadow?.[2])]), bearing + 180)).toBeLessThan(1);
});

test('winds are named from their bearing', () => {
  expect([0, 22.5, 247.5, 280.5, 292.5, 350].map(windOf)).toEqual(['북', '북북동', '서남서', '서', '서북서', '북']);
});

test('films speak of no side that the model does not have', () => {
  const said = Object.values(readFilms()).flatMap(({ shots }) => shots.map(({ caption }) => caption));
  for (const caption of said) {
    expect(caption).not.toMatch(/남쪽|남향|동향|바로 이어/);
    if (/강이 보|창.*강|강의 풍경/.test(caption) && /거실|창/.test(caption))
      expect(caption).toContain('조망은 동·층·호수');
  }
});

test('no room of the residents is said to have the morning sun, which never stands before its windows', () => {
  // They face the river, as the site does: in its west the sun stands in the afternoon only.
  expect(site.front).toBeGreaterThan(225);
  expect(site.front).toBeLessThan(315);
  const texts = served('mf-marketing/src/content/complex.ts').match(/ {6}text: '[^']+'/g) ?? [];
  expect(texts.length).toBeGreaterThanOrEqual(6);
  for (const text of texts) expect(text).not.toMatch(/(아침|오전|새벽)[^.]*(빛|해|햇)/);
});
