import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Crop } from './pictureList';

/** Where a master's picture lies. */
export interface Master {
  readonly file: string;
  /** The pixels of the file that are the master; all of them where it has none. */
  readonly part?: Crop;
}

const extensions = ['.png', '.webp', '.jpg', '.svg'];

/**
 * The master `name` in `folder`: its own file, whatever the format, or a part of another one's that `crops.json` names.
 * Two of one name are an error: neither is the truth.
 */
export async function findMaster(folder: string, name: string): Promise<Master> {
  const crop = readCrops(folder)[name];
  const files = await readdir(folder);
  const filesOf = (one: string) => files.filter((file) => extensions.some((extension) => file === one + extension));
  const found = [...filesOf(name).sort(), ...(crop ? ['crops.json'] : [])];
  const [only, second] = found;
  if (!only) {
    throw new Error(
      `No master "${name}" in ${folder}. Add ${name}.png, .webp, .jpg or .svg, or name another one in pictures.json.`,
    );
  }
  if (second) throw new Error(`Two masters are called "${name}" in ${folder}: ${only} and ${second}. Remove one.`);
  if (!crop) return { file: path.join(folder, only) };

  const { from, ...part } = crop;
  const [source] = filesOf(from);
  if (!source) throw new Error(`The master "${name}" is a part of "${from}", which is not in ${folder}.`);
  return { file: path.join(folder, source), part };
}

/** The pixels of a master, as an image that `sharp` reads. A part of a file is cut out of it without loss. */
export async function cutOut(bytes: Buffer, part: Crop | undefined): Promise<Buffer> {
  return part ? sharp(bytes).autoOrient().extract(part).png({ compressionLevel: 1 }).toBuffer() : bytes;
}

/** The masters of `folder` that are parts of others, by name: what its `crops.json` says; none where it has no such file. */
export function readCrops(folder: string): Record<string, Crop & { readonly from: string }> {
  const file = path.join(folder, 'crops.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new Error(`${file} cannot be read: ${(error as Error).message}.`);
  }
}
