import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { captions, chapters } from '../film/captions';
import { cutFrom } from '../film/cutFrom';
import { filmFacts } from '../film/filmFacts';
import { filmPart, readFilms } from '../film/make';
import { elevation } from '../maps/elevation';
import { nearMap, wideMap } from '../maps/locationMap';
import { layoutFacts, siteLayout } from '../maps/siteLayout';
import { floorPlan } from '../plan/floorPlan';
import { planAreas, planFacts } from '../plan/planFacts';
import { readUnit, unitTypes } from '../plan/unit';
import { asJson } from './asJson';
import { contactSheet, mastersFolder } from './contactSheet';
import { readCrops } from './crops';
import { homeOf } from './homes';
import { walkedTypes, walkOf } from './walkOf';

const master = (name: string) => new URL(`../masters/${name}`, import.meta.url);
const text = (name: string) => readFileSync(homeOf(name), 'utf8');

describe('masters are what the data draws today', () => {
  test.each(unitTypes())('plans of %s', (type) => {
    const unit = readUnit(type);
    expect(text(`plan-${type}.svg`) === floorPlan(unit, 'full')).toBe(true);
    expect(text(`plan-${type}-reduced.svg`) === floorPlan(unit, 'reduced')).toBe(true);
    expect(text(`plan-${type}.json`)).toBe(asJson(planFacts(unit)));
    expect(text(`areas-${type}.json`)).toBe(asJson(planAreas(unit)));
  });

  test.each(walkedTypes)('tour of %s', (type) => {
    expect(text(`tour-${type}.json`)).toBe(asJson(walkOf(type, mastersFolder)));
  });

  test('maps', { timeout: 30_000 }, () => {
    expect(text('site-layout.svg') === siteLayout()).toBe(true);
    expect(text('site-layout.json')).toBe(asJson(layoutFacts()));
    expect(text('site-elevation.json')).toBe(asJson(elevation()));
    for (const [name, map] of [['location-map', nearMap()] as const, ['location-wide', wideMap()] as const]) {
      expect(text(`${name}.svg`) === map.svg, name).toBe(true);
      expect(text(`${name}.json`)).toBe(asJson(map.anchors));
    }
  });
});

describe('the contact sheet', async () => {
  test.each(await contactSheet())('$name is made and shown', ({ file, usedBy }) => {
    expect(file).not.toBeNull();
    expect(usedBy).not.toEqual([]);
  });
});

describe('pictures', () => {
  test.each(Object.entries(readCrops()))('%s lies within its source', async (_, crop) => {
    const source = await sharp(readFileSync(master(`${crop.from}.webp`))).metadata();
    expect(crop.left + crop.width).toBeLessThanOrEqual(source.width ?? 0);
    expect(crop.top + crop.height).toBeLessThanOrEqual(source.height ?? 0);
  });

  test.each(Object.entries(readFilms()).filter(([name, film]) => existsSync(filmPart(name, film, '-720.mp4'))))(
    'film %s has its captions, chapters and facts',
    (name, film) => {
      expect(readFileSync(filmPart(name, film, '.vtt'), 'utf8')).toBe(captions(film.shots));
      expect(readFileSync(filmPart(name, film, '-chapters.vtt'), 'utf8')).toBe(chapters(film.shots));
      expect(readFileSync(filmPart(name, film, '.json'), 'utf8')).toBe(asJson(filmFacts(name, film)));
    },
  );

  test.each(Object.entries(readFilms()))('film %s is cut from the pictures that the site shows', (name, film) => {
    expect(JSON.parse(readFileSync(filmPart(name, film, '-cutFrom.json'), 'utf8'))).toEqual(
      cutFrom(film.shots, mastersFolder),
    );
  });

  test.each(['promotion', 'location'])('the poster of film %s shows what the film shows', (name) => {
    const { shots = [] } = readFilms()[name] ?? {};
    expect(shots.map(({ from }) => from)).toContain(readCrops()[`film-${name}-poster`]?.from);
  });

  test.each(Object.entries(readFilms()))('the stills of film %s exist', (_, film) => {
    for (const shot of film.shots) {
      const found = existsSync(master(`${shot.from}.webp`)) || existsSync(homeOf(`${shot.from}.svg`));
      expect(found, shot.from).toBe(true);
    }
  });
});

describe('reduced plans', () => {
  test.each(unitTypes())('of %s name main rooms 14 px high or more on a phone', (type) => {
    const svg = text(`plan-${type}-reduced.svg`);
    const width = Number(/viewBox="\S+ \S+ (\S+) /.exec(svg)?.[1]);
    const sizes = [...svg.matchAll(/font-size="(\d+)" class="m1"/g)].map((m) => (Number(m[1]) * 350) / width);
    expect(sizes.length).toBeGreaterThanOrEqual(4);
    for (const size of sizes) expect(size).toBeGreaterThanOrEqual(14);
  });
});
