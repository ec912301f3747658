import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** A master that is a part of another one: cut out where a workspace encodes it, and never stored. Pixels. */
export interface Crop {
  from: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** All crops, by the name of the master they are. */
export const readCrops = () =>
  JSON.parse(readFileSync(new URL('../masters/crops.json', import.meta.url), 'utf8')) as Record<string, Crop>;

/** A crop as WebP, to be looked at; `null` where no crop has that name. */
export async function cutMaster(name: string): Promise<Buffer | null> {
  const crop = readCrops()[name];
  if (!crop) return null;
  const { from, ...part } = crop;
  const source = fileURLToPath(new URL(`../masters/${from}.webp`, import.meta.url));
  return sharp(source).extract(part).webp({ quality: 90 }).toBuffer();
}
