import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { cutOut, findMaster, readCrops as readCropsOf } from '@platform/assets/pictures/master';
import sharp from 'sharp';

const masters = fileURLToPath(new URL('../masters/', import.meta.url));

/** The masters that are parts of others, by name: cut out where a workspace encodes them, and never stored. */
export const readCrops = () => readCropsOf(masters);

/** A master that is a part of another one as WebP, to be looked at; `null` where no crop has that name. */
export async function cutMaster(name: string): Promise<Buffer | null> {
  if (!(name in readCrops())) return null;
  const { file, part } = await findMaster(masters, name);
  return sharp(await cutOut(await readFile(file), part))
    .webp({ quality: 90 })
    .toBuffer();
}
