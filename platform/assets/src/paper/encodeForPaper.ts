import sharp from 'sharp';

import type { NeededPicture } from './stock';

/** A picture as a PDF holds it (JPEG), cut to a size in pixels. */
export const encodeForPaper = (
  picture: Uint8Array,
  { width, height, keep }: Omit<NeededPicture, 'name' | 'src'>,
): Promise<Buffer> =>
  sharp(picture).resize({ width, height, fit: 'cover', position: keep }).jpeg({ quality: 84 }).toBuffer();

/** A drawing (SVG) as such a picture, so wide in pixels, on a ground. */
export const paintDrawing = (svg: Uint8Array, width: number, ground: string): Promise<Buffer> =>
  sharp(svg, { density: 300 }).resize({ width }).flatten({ background: ground }).jpeg({ quality: 88 }).toBuffer();
