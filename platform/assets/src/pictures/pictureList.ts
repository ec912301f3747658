import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A part of a master. Four numbers from 0 to 1 are shares of its size; anything larger is pixels. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Width and height, px. */
export type ShareSize = readonly [width: number, height: number];

/** One entry of a workspace's `pictures.json`. */
export interface PictureEntry {
  /** Name of a file in `art/masters`, without its extension, or of a part of one in its `crops.json`. */
  readonly master: string;
  /** Widths to encode, px, ascending. A master smaller than a width gives its own width instead. Not for drawings (SVG). */
  readonly widths: readonly number[];
  readonly crop?: Crop;
  /** Quality of its AVIF, 1 to 100, where a picture's weight matters more than its last detail. Default: that of all. */
  readonly quality?: number;
  /** The widest WebP, px, where only browsers without AVIF would ask for a wider one. Default: WebP in all widths. */
  readonly webp?: number;
  /** The picture of shared links: width and height, px, of one JPEG with the sign and the project's name, in place of all widths. */
  readonly share?: ShareSize;
  /** `false`: the share picture shows its master alone, without sign and name. */
  readonly sign?: boolean;
}

/** Widths of an entry that names none. */
export const defaultWidths = [480, 768, 1120, 1600, 2400] as const;

/** Reads and checks `<workspace>/pictures.json`: picture name to entry. */
export async function readPictureList(workspace: string): Promise<ReadonlyMap<string, PictureEntry>> {
  const file = path.join(workspace, 'pictures.json');
  const list: unknown = parse(await readFile(file, 'utf8'), file);
  if (!isRecord(list)) throw new Error(`${file} is not an object of pictures: { "hero": { "master": "hero" } }.`);
  return new Map(Object.entries(list).map(([name, entry]) => [name, readEntry(name, entry, file)]));
}

function readEntry(name: string, entry: unknown, file: string): PictureEntry {
  const wrong = (what: string) => new Error(`${file}: the picture "${name}" ${what}.`);
  if (!/^[a-zA-Z][\w-]*$/.test(name))
    throw wrong('needs a name of letters, digits and dashes that begins with a letter');
  if (!isRecord(entry) || typeof entry.master !== 'string') throw wrong('names no "master"');
  const { master, widths = defaultWidths, crop, quality, webp, share, sign, ...rest } = entry;
  const [stranger] = Object.keys(rest);
  if (stranger)
    throw wrong(
      `has "${stranger}", which means nothing here; known are master, widths, crop, quality, webp, share and sign`,
    );
  if (!Array.isArray(widths) || widths.length === 0 || !widths.every((width) => Number.isInteger(width) && width > 0)) {
    throw wrong('needs "widths" as a list of whole pixels');
  }
  if (share !== undefined) {
    if (!isShareSize(share)) throw wrong('needs "share" as [width, height] in whole pixels');
    if (sign !== undefined && typeof sign !== 'boolean') throw wrong('needs "sign" as true or false');
    return { master, widths: [], share, ...(sign === false && { sign }) };
  }
  if (quality !== undefined && !isQuality(quality)) throw wrong('needs "quality" as a whole number from 1 to 100');
  if (webp !== undefined && (!Number.isInteger(webp) || Number(webp) < 1))
    throw wrong('needs "webp", its widest WebP, in whole pixels');
  if (crop !== undefined && !isCrop(crop)) {
    throw wrong('needs a "crop" of left, top, width and height, none of them negative and no size 0');
  }
  return {
    master,
    widths: ascending(widths),
    ...(crop && { crop }),
    ...(quality && { quality }),
    ...(webp !== undefined && { webp: Number(webp) }),
  };
}

const isShareSize = (value: unknown): value is ShareSize =>
  Array.isArray(value) && value.length === 2 && value.every((side) => Number.isInteger(side) && side > 0);

const isQuality = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 100;

const ascending = (widths: readonly number[]) => [...new Set(widths)].sort((a, b) => a - b);

function isCrop(value: unknown): value is Crop {
  if (!isRecord(value)) return false;
  const { left, top, width, height } = value;
  const sides = [left, top, width, height];
  return sides.every((side) => typeof side === 'number' && side >= 0) && Number(width) > 0 && Number(height) > 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not JSON: ${(error as Error).message}`);
  }
}
