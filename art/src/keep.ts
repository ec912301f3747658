import sharp from 'sharp';

/** Stores a finished picture as a master: WebP that no eye tells from the original. */
export async function keepMaster(from: string, to: string): Promise<number> {
  const info = await sharp(from).webp({ quality: 93, effort: 5, smartSubsample: true }).toFile(to);
  return info.size;
}
