import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { readFilms } from '../film/make';
import { readCrops } from './crops';
import { homeOf } from './homes';

/** A picture of the site and what became of it. */
export interface Contact {
  readonly name: string;
  /** What it shows, Korean. */
  readonly shows: string;
  /** Its name; `homeOf` says where it lies. `null` while it is not made. */
  readonly file: string | null;
  /** The master it is cut out of (`cutMaster`), which alone is stored; `null` for one of its own. */
  readonly partOf: string | null;
  /** Pixels; a drawing's own units. */
  readonly width: number;
  readonly height: number;
  /** What is stored; 0 for a part. */
  readonly bytes: number;
  /** Workspaces that show it, itself or as a part of another picture or a film. */
  readonly usedBy: readonly string[];
}

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Where all masters lie. */
export const mastersFolder = join(root, 'art/masters');

/** The pictures the site wants, in the order of data/pictures.json. */
export async function contactSheet(): Promise<Contact[]> {
  const wanted = JSON.parse(readFileSync(join(root, 'art/data/pictures.json'), 'utf8')) as Record<string, string>;
  const users = usersOfMasters();
  return Promise.all(Object.entries(wanted).map(([name, shows]) => contact(name, shows, users.get(name) ?? [])));
}

async function contact(name: string, shows: string, usedBy: readonly string[]): Promise<Contact> {
  const crop = readCrops()[name];
  if (crop) return { ...sizeOf(crop), name, shows, file: `${name}.webp`, partOf: crop.from, bytes: 0, usedBy };
  const path = [`${name}.webp`, `${name}.svg`].map(homeOf).find(existsSync);
  const one = { name, shows, partOf: null, usedBy };
  if (!path) return { ...one, file: null, width: 0, height: 0, bytes: 0 };
  const size = sizeOf(await sharp(path, { limitInputPixels: false }).metadata());
  return { ...one, ...size, file: basename(path), bytes: statSync(path).size };
}

const sizeOf = ({ width = 0, height = 0 }: { width?: number; height?: number }) => ({ width, height });

/** Who shows each master: lists it in its `pictures.json`, keeps a copy of the drawing, or shows what was cut from it. */
function usersOfMasters(): Map<string, string[]> {
  const users = new Map<string, string[]>();
  const use = (master: string, by: readonly string[]) =>
    users.set(master, [...new Set([...(users.get(master) ?? []), ...by])].sort());

  for (const workspace of readdirSync(root).filter((folder) => existsSync(join(root, folder, 'pictures.json')))) {
    const list = JSON.parse(readFileSync(join(root, workspace, 'pictures.json'), 'utf8')) as Record<string, Entry>;
    for (const { master } of Object.values(list)) use(master, [workspace]);
    for (const drawing of drawingsIn(join(root, workspace, 'src'))) use(drawing, [workspace]);
  }
  for (const film of Object.values(readFilms())) for (const { from } of film.shots) use(from, ['film']);
  for (const [name, { from }] of Object.entries(readCrops())) use(from, users.get(name) ?? []);
  return users;
}

interface Entry {
  readonly master: string;
}

const drawingsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.replace(/^.*[\\/]|\.svg$/g, ''));
