import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeFilm, readFilms } from '../film/make';
import { elevation } from '../maps/elevation';
import { nearMap, wideMap } from '../maps/locationMap';
import { layoutFacts, siteLayout } from '../maps/siteLayout';
import { floorPlan } from '../plan/floorPlan';
import { planAreas, planFacts } from '../plan/planFacts';
import { readUnit, unitTypes } from '../plan/unit';
import { asJson } from './asJson';
import { homeOf } from './homes';
import { keepMaster } from './keep';
import { renderShot } from './render';
import { readStages } from './stage';
import { walkedTypes, walkOf } from './walkOf';

const masters = fileURLToPath(new URL('../masters/', import.meta.url));
const work = process.env.ART_WORK ?? join(tmpdir(), 'art');
const save = (name: string, text: string) => writeFileSync(homeOf(name), text);

function announce(name: string, bytes: number): void {
  const line = `${name}.webp ${Math.round(bytes / 1000)} kB\n`;
  appendFileSync(join(work, 'ready.txt'), line);
  process.stdout.write(line);
}

const [command, ...names] = process.argv.slice(2);
mkdirSync(work, { recursive: true });
if (command === 'plan') {
  for (const type of names.length ? names : unitTypes()) {
    const unit = readUnit(type);
    save(`plan-${type}.svg`, floorPlan(unit, 'full'));
    save(`plan-${type}-reduced.svg`, floorPlan(unit, 'reduced'));
    save(`plan-${type}.json`, asJson(planFacts(unit)));
    save(`areas-${type}.json`, asJson(planAreas(unit)));
  }
} else if (command === 'tour') {
  for (const type of names.length ? names : walkedTypes) save(`tour-${type}.json`, asJson(walkOf(type, masters)));
} else if (command === 'maps') {
  save('site-layout.svg', siteLayout());
  save('site-layout.json', asJson(layoutFacts()));
  save('site-elevation.json', asJson(elevation()));
  for (const [name, map] of [
    ['location-map', nearMap()],
    ['location-wide', wideMap()],
  ] as const) {
    save(`${name}.svg`, map.svg);
    save(`${name}.json`, asJson(map.anchors));
  }
} else if (command === 'film') {
  const films = readFilms();
  for (const name of names.length ? names : Object.keys(films)) {
    const film = films[name];
    if (!film) throw new Error(`no film "${name}" in data/films.json`);
    await makeFilm(name, film, masters, work);
  }
} else if (command === 'render') {
  const flags = names.filter((name) => name.startsWith('--'));
  for (const name of names.filter((name) => !flags.includes(name))) {
    process.stdout.write(`${await renderShot(name, work, flags)}\n`);
  }
} else if (command === 'keep') {
  const stages = readStages();
  for (const name of names) {
    const bytes = await keepMaster(join(work, `${name}.png`), join(masters, `${name}.webp`), stages[name]);
    announce(name, bytes);
  }
} else {
  process.stderr.write('plan|tour|maps|render|keep|film [name…]; see art/README.md\n');
  process.exitCode = 1;
}
