/**
 * Takes what `art/` has made of the homes: plans, models, rooms, panoramas and films. It copies films and drawings, puts into these the
 * letters they are written with, lists the pictures for the build and writes the tables that the pages read, so that a picture appears in
 * the site once it is made and never before.
 * Run: `npm run art -w mf-floorplan`, then `npm run pictures -- mf-floorplan`.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { embedFont } from '@platform/assets/fonts/embedFont';
import { exportName } from '@platform/assets/pictures/pictureModule';
import { tour } from '../../art/plan/tour';
import { readUnit } from '../../art/plan/unit';
import { guideFilms } from '../src/content/films';
import { interiorRooms } from '../src/content/interiors';
import { sceneNames } from '../src/content/tour';
import { tourLabels, unitLabels } from '../src/content/unitTypes';
import { heading } from './heading';
import { lengthOf } from './lengthOf';
import { madeOn } from './madeOn';
import { readPlan } from './readPlan';

const root = join(import.meta.dirname, '../..');
const masters = join(root, 'art/masters');
const made = new Set(readdirSync(masters).map((file) => file.replace(/\.\w+$/, '')));
const source = (...path: string[]) => join(root, 'mf-floorplan/src', ...path);
const written: string[] = [];

function write(path: string, says: string, imports: readonly string[], body: string): void {
  writeFileSync(
    path,
    `// Written by \`npm run art\` from art/masters; a change belongs there.\n${imports.join('\n')}\n\n/** ${says} */\n${body}\n`,
  );
  written.push(path);
}

/* Plans, and the names of their rooms, which visitors read */
const drawn = unitLabels.filter((label) => made.has(`plan-${label}`));
for (const label of drawn) {
  for (const file of [`plan-${label}.svg`, `plan-${label}-reduced.svg`]) {
    if (!existsSync(join(masters, file))) continue;
    writeFileSync(source('plans', file), await embedFont(readFileSync(join(masters, file), 'utf8')));
  }
}
const hasReduced = (label: string) => made.has(`plan-${label}-reduced`);
const read = (plan: string) => readPlan(readFileSync(join(masters, `plan-${plan}.svg`), 'utf8'));
write(
  source('content/planRooms.ts'),
  'The rooms that each plan names.',
  [`import type { PlanRoom } from '../plans/planDrawing';`],
  `export const planRooms = {${drawn
    .map((label) => `'${label}': ${JSON.stringify(read(label).rooms)},`)
    .join('\n')}} as const satisfies Record<string, readonly PlanRoom[]>;`,
);
write(
  source('plans/drawings.ts'),
  'The plans that are drawn so far. A type without an entry is shown as being prepared.',
  [
    `import { planRooms } from '../content/planRooms';`,
    `import type { UnitLabel } from '../content/unitTypes';`,
    `import type { PlanDrawing } from './planDrawing';`,
    ...drawn.map((label) => `import plan${label} from './plan-${label}.svg';`),
    ...drawn.filter(hasReduced).map((label) => `import plan${label}Reduced from './plan-${label}-reduced.svg';`),
  ],
  `export const drawings: Readonly<Partial<Record<UnitLabel, PlanDrawing>>> = {${drawn
    .map((label) => {
      const reduced = hasReduced(label)
        ? `{ src: plan${label}Reduced, viewBox: ${JSON.stringify(read(`${label}-reduced`).viewBox)} }`
        : 'null';
      return `'${label}': { full: plan${label}, reduced: ${reduced}, viewBox: ${JSON.stringify(read(label).viewBox)}, rooms: planRooms['${label}'] },`;
    })
    .join('\n')}};`,
);

/* Pictures that the build encodes */
const pictures: Record<string, { master: string; widths: readonly number[] }> = {};
function picture(name: string, widths: readonly number[] = [480, 768, 1120, 1600]): string {
  pictures[name] = { master: name, widths };
  return exportName(name);
}
const importOf = (name: string, folder = '../pictures') => `import { ${exportName(name)} } from '${folder}/${name}';`;

picture('river-day');

const modelled = unitLabels.filter((label) => made.has(`model-${label}`));
write(
  source('plans/models.ts'),
  'The types whose model has been seen from above so far.',
  [
    `import type { PictureSource } from '@riverview/shared-ui/picture';`,
    `import type { UnitLabel } from '../content/unitTypes';`,
    ...modelled.map((label) => importOf(`model-${label}`)),
  ],
  `export const models: Readonly<Partial<Record<UnitLabel, PictureSource>>> = {${modelled
    .map((label) => `'${label}': ${picture(`model-${label}`)},`)
    .join('\n')}};`,
);

const rooms = Object.keys(interiorRooms) as (keyof typeof interiorRooms)[];
const seen = unitLabels.flatMap((label) =>
  rooms.filter((room) => made.has(`${room}-${label}`)).map((room) => ({ label, room, name: `${room}-${label}` })),
);
write(
  source('interiors/roomPictures.ts'),
  'The rooms of each type that have been seen at eye level so far.',
  [
    `import type { PictureSource } from '@riverview/shared-ui/picture';`,
    `import type { interiorRooms } from '../content/interiors';`,
    `import type { UnitLabel } from '../content/unitTypes';`,
    ...seen.map(({ name }) => importOf(name)),
  ],
  `export const roomPictures: Readonly<Record<UnitLabel, readonly { readonly room: keyof typeof interiorRooms; readonly source: PictureSource }[]>> = {${unitLabels
    .map(
      (of) =>
        `'${of}': [${seen
          .filter(({ label }) => label === of)
          .map(({ room, name }) => `{ room: '${room}', source: ${picture(name)} },`)
          .join('\n')}],`,
    )
    .join('\n')}};`,
);

/* Panoramas, where each stands on its plan and the ways between them: to rooms that have one, through those that have none */
const planFile = (label: string) => `plan-${label}${hasReduced(label) ? '-reduced' : ''}.svg`;
const walks = tourLabels.map((label) => {
  const unit = readUnit(label);
  const cameras = unit.cameras.filter(({ id }) => made.has(`pano-${label}-${id}`));
  const links = new Map(tour({ ...unit, cameras }).map((node) => [node.id, node.links]));
  const scenes = cameras.map((camera) => {
    if (!(camera.id in sceneNames)) {
      throw new Error(`The place "${camera.id}" of ${label} has no name. Give it one in src/content/tour.ts.`);
    }
    const name = `pano-${label}-${camera.id}`;
    const ways = (links.get(camera.id) ?? []).map(({ to, yaw, pitch, arrive }) => ({
      to,
      heading: heading(camera.yaw + yaw),
      pitch,
      arrive: heading((cameras.find(({ id }) => id === to)?.yaw ?? 0) + arrive),
    }));
    // A master that is narrower than the widest gives its own width instead.
    return { ...camera, name, panorama: picture(name, [1024, 2048, 4096, 8192]), ways };
  });
  return { label, scenes };
});
write(
  source('tour/tourRooms.ts'),
  'The rooms of each type that can be walked so far; without one, the walk is still being prepared.',
  [`import type { SceneId, TourLabel } from './tour';`],
  `export const tourRooms: Readonly<Record<TourLabel, readonly SceneId[]>> = ${JSON.stringify(
    Object.fromEntries(walks.map(({ label, scenes }) => [label, scenes.map(({ id }) => id)])),
  )};`,
);
write(
  source('tour/frame/tours.ts'),
  'The walks that are made so far; `null` is still being prepared.',
  [
    `import type { TourLabel } from '../tour';`,
    `import type { Tour } from './scene';`,
    ...walks.flatMap(({ label, scenes }) => [
      ...(scenes.length > 0 ? [`import plan${label} from '../../plans/${planFile(label)}';`] : []),
      ...scenes.map(({ name }) => importOf(name, '../../pictures')),
    ]),
  ],
  `export const tours: Readonly<Record<TourLabel, Tour | null>> = {${walks
    .map(({ label, scenes }) => {
      if (scenes.length === 0) return `'${label}': null,`;
      const entries = scenes.map(
        ({ id, panorama, x, y, yaw, ways }) =>
          `{ id: '${id}', panorama: ${panorama}, yaw: ${yaw}, x: ${x}, y: ${y}, start: { heading: ${heading(yaw - 20)}, pitch: -4, fov: 68 }, ways: ${JSON.stringify(ways)} },`,
      );
      const plan = `{ drawing: plan${label}, viewBox: ${JSON.stringify(read(label).viewBox)} }`;
      return `'${label}': { plan: ${plan}, scenes: [${entries.join('\n')}] },`;
    })
    .join('\n')}};`,
);

/* Films; the poster is made last, so that where there is one the film is whole */
const shot = guideFilms.map(({ id }) => id).filter((id) => made.has(`film-${id}-poster`));
const films = JSON.parse(readFileSync(join(root, 'art/data/films.json'), 'utf8'));
const filmFiles = ['1080.webm', '1080.mp4', '720.webm', '720.mp4'] as const;
mkdirSync(source('films/made'), { recursive: true });
for (const id of shot) {
  for (const file of [...filmFiles.map((form) => `film-${id}-${form}`), `film-${id}.vtt`]) {
    copyFileSync(join(masters, file), source('films/made', file));
  }
}
const formName = (id: string, form: string) => exportName(`film-${id}-${form.replace('.', '-')}`);
write(
  source('films/ownFilms.ts'),
  'The films that are made so far; one that is missing is still being prepared.',
  [
    `import type { GuideFilmId } from '../content/films';`,
    `import type { OwnFilm } from './ownFilm';`,
    ...shot.flatMap((id) => [
      ...filmFiles.map((form) => `import ${formName(id, form)} from './made/film-${id}-${form}';`),
      `import ${exportName(`captions-${id}`)} from './made/film-${id}.vtt';`,
    ]),
  ],
  `export const ownFilms: Readonly<Partial<Record<GuideFilmId, OwnFilm>>> = {${shot
    .map((id) => {
      const seconds = lengthOf(readFileSync(join(masters, `film-${id}.vtt`), 'utf8'));
      const size = (height: number) =>
        `{ webm: ${formName(id, `${height}.webm`)}, mp4: ${formName(id, `${height}.mp4`)} }`;
      return `'${id}': { wide: ${size(1080)}, small: ${size(720)}, captions: ${exportName(`captions-${id}`)}, seconds: ${seconds}, madeOn: '${madeOn(films, id)}' },`;
    })
    .join('\n')}};`,
);

write(
  source('films/filmPosters.ts'),
  'What stands in the place of each film before it plays.',
  [
    `import type { PictureSource } from '@riverview/shared-ui/picture';`,
    `import type { GuideFilmId } from '../content/films';`,
    ...shot.map((id) => importOf(`film-${id}-poster`)),
  ],
  `export const filmPosters: Readonly<Partial<Record<GuideFilmId, PictureSource>>> = {${shot
    .map((id) => `'${id}': ${picture(`film-${id}-poster`)},`)
    .join('\n')}};`,
);

const list = join(root, 'mf-floorplan/pictures.json');
writeFileSync(list, JSON.stringify(pictures));
written.push(list);
execFileSync('npx', ['biome', 'check', '--write', ...written], { cwd: root, stdio: 'inherit' });
