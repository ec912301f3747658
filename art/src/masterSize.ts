import { join } from 'node:path';
import sharp from 'sharp';
import { mastersFolder } from './contactSheet';

/** Width and height of a master, px; nothing of one that is a drawing. */
export async function masterSize(name: string): Promise<{ width: number; height: number } | null> {
  const { width, height } = await sharp(join(mastersFolder, `${name}.webp`))
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  return width && height ? { width, height } : null;
}
