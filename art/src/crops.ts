import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** A master that is a part of another one. */
export interface Crop {
  from: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** All crops, by the name of the master they make. */
export const readCrops = () =>
  JSON.parse(readFileSync(new URL('../data/crops.json', import.meta.url), 'utf8')) as Record<string, Crop>;

/** Cuts one crop out of its master. */
export async function cutCrop(name: string, crop: Crop, masters: string): Promise<number> {
  const { from, ...box } = crop;
  const cut = sharp(join(masters, `${from}.webp`)).extract(box);
  return (await cut.webp({ quality: 93, effort: 5, smartSubsample: true }).toFile(join(masters, `${name}.webp`))).size;
}
