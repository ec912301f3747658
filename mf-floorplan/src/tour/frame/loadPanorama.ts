import type { PictureSource } from '@riverview/shared-ui/picture';

/** Loads and decodes a picture, from the first of the addresses whose format the browser reads. */
export async function loadPicture(addresses: readonly string[]): Promise<HTMLImageElement> {
  const [address, ...others] = addresses;
  if (!address) throw new Error('None of the panorama’s formats could be loaded.');
  const picture = new Image();
  picture.src = address;
  try {
    await picture.decode();
    return picture;
  } catch {
    return loadPicture(others);
  }
}

interface Device {
  /** Widest texture the graphics take, px. */
  readonly maxTexture: number;
  /** Height of the stage in device pixels. */
  readonly height: number;
  /** A phone or a tablet: 8192 px would fill a fifth of the memory that such a browser gives to all its pages. */
  readonly handheld: boolean;
  readonly saveData: boolean;
}

/** Widths of a panorama, px: what the screen can resolve, and what must not be exceeded. */
export interface PanoramaWidth {
  readonly wanted: number;
  readonly limit: number;
}

/** Vertical angle of view that most is looked at with, degrees. */
const usualFov = 68;

/** What a device can show of a panorama and profits from. */
export function panoramaWidth({ maxTexture, height, handheld, saveData }: Device): PanoramaWidth {
  const most = saveData ? 2048 : handheld ? 4096 : 8192;
  return { wanted: (height * 360) / usualFov, limit: Math.min(most, maxTexture) };
}

/** A width that is this close to the wanted one looks the same. */
const closeEnough = 0.9;

/** Addresses of the encodings of a panorama that suit best: AVIF, then WebP. Where all are beyond the limit, the narrowest. */
export function addressesFor(panorama: PictureSource, { wanted, limit }: PanoramaWidth): readonly string[] {
  return [panorama.avif, panorama.webp].flatMap((srcset) => {
    const encodings = srcset.split(', ').map((one) => {
      const [address = '', size = ''] = one.split(' ');
      return { address, width: Number.parseInt(size, 10) };
    });
    const fitting = encodings.filter(({ width }) => width <= limit);
    const best = fitting.find(({ width }) => width >= wanted * closeEnough) ?? fitting.at(-1) ?? encodings[0];
    return best?.address ?? [];
  });
}
