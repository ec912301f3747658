import { join } from 'node:path';
import sharp from 'sharp';
import { mastersFolder } from './contactSheet';
import { readCrops } from './crops';

/** Width and height of a master, px; nothing of one that is a drawing. */
export async function masterSize(name: string): Promise<{ width: number; height: number } | null> {
  const crop = readCrops()[name];
  if (crop) return { width: crop.width, height: crop.height };
  const { width, height } = await sharp(join(mastersFolder, `${name}.webp`))
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  return width && height ? { width, height } : null;
}
