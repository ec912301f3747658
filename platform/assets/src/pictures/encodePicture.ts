import sharp from 'sharp';
import type { Crop, PictureEntry } from './pictureList';

/** How every picture is encoded. Part of the hash of each, so a change here makes all of them out of date. */
export const encoding = {
  avif: { quality: 55, effort: 4 },
  webp: { quality: 82 },
  placeholder: { width: 16, quality: 60 },
} as const;

/** A picture in one width. */
export interface EncodedWidth {
  readonly width: number;
  readonly avif: Buffer;
  /** Left out where it would be wider than the widest WebP asked for; the smallest always has one. */
  readonly webp?: Buffer;
}

/** A picture in all its widths, ascending, with the size of the largest. */
export interface EncodedPicture {
  readonly width: number;
  readonly height: number;
  readonly widths: readonly EncodedWidth[];
  /** 16 px wide, as a `data:` address. */
  readonly placeholder: string;
}

/** Encodes a master as AVIF and WebP. Never wider than the master itself. */
export async function encodePicture(master: Buffer, entry: PictureEntry): Promise<EncodedPicture> {
  const source = sharp(master).autoOrient();
  const { autoOrient } = await source.metadata();
  const area = areaOf(entry.crop, autoOrient.width, autoOrient.height);
  const pixels = await source.extract(area).toColourspace('srgb').removeAlpha().png({ compressionLevel: 1 }).toBuffer();

  const avif = { ...encoding.avif, ...(entry.quality && { quality: entry.quality }) };
  const widths: EncodedWidth[] = [];
  for (const width of widthsWithin(entry.widths, area.width)) {
    const resized = await sharp(pixels).resize(width).png({ compressionLevel: 1 }).toBuffer();
    widths.push({
      width,
      avif: await sharp(resized).avif(avif).toBuffer(),
      ...((widths.length === 0 || width <= (entry.webp ?? Number.POSITIVE_INFINITY)) && {
        webp: await sharp(resized).webp(encoding.webp).toBuffer(),
      }),
    });
  }

  const { width, quality } = encoding.placeholder;
  const placeholder = await sharp(pixels).resize(width).webp({ quality }).toBuffer();
  const largest = widths.at(-1)?.width ?? area.width;
  return {
    width: largest,
    height: Math.round((area.height * largest) / area.width),
    widths,
    placeholder: `data:image/webp;base64,${placeholder.toString('base64')}`,
  };
}

/** The asked widths that the master can give; where it cannot give the largest, its own width stands in. */
export function widthsWithin(asked: readonly number[], own: number): number[] {
  const within = asked.filter((width) => width <= own);
  return within.length === asked.length ? within : [...within.filter((width) => width < own), own];
}

function areaOf(crop: Crop | undefined, width: number, height: number): Crop {
  if (!crop) return { left: 0, top: 0, width, height };
  const shares = Object.values(crop).every((side) => side <= 1);
  const [across, down] = shares ? [width, height] : [1, 1];
  const area = {
    left: Math.round(crop.left * across),
    top: Math.round(crop.top * down),
    width: Math.round(crop.width * across),
    height: Math.round(crop.height * down),
  };
  if (area.left + area.width > width || area.top + area.height > height) {
    throw new Error(`its crop ${JSON.stringify(crop)} reaches beyond the master, which is ${width} × ${height} px`);
  }
  return area;
}
