import sharp from 'sharp';
import { type Stage, setOnStage } from './stage';

/** Stores a finished picture as a master: WebP that no eye tells from the original. On a `stage` its ground has the colour of all of them. */
export async function keepMaster(from: string, to: string, stage?: Stage): Promise<number> {
  const picture = stage ? await setOnStage(await pixelsOf(from), stage) : sharp(from);
  const info = await picture.webp({ quality: 93, effort: 5, smartSubsample: true }).toFile(to);
  return info.size;
}

async function pixelsOf(path: string) {
  const { data, info } = await sharp(path)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
