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
  readonly saveData: boolean;
}

/**
 * Widest panorama a device can show and profits from: never wider than its graphics take, never more than it can resolve.
 * 4096 px are 11 a degree; a stage under 420 px shows fewer.
 */
export function panoramaWidth({ maxTexture, height, saveData }: Device): number {
  return saveData || height <= 420 ? Math.min(2048, maxTexture) : Math.min(4096, maxTexture);
}

/** Addresses of a panorama's widest encodings within `width` px: AVIF, then WebP. Below the narrowest there is, that one. */
export function addressesWithin(panorama: PictureSource, width: number): readonly string[] {
  return [panorama.avif, panorama.webp].flatMap((srcset) => {
    const encodings = srcset.split(', ').map((one) => {
      const [address = '', size = ''] = one.split(' ');
      return { address, width: Number.parseInt(size, 10) };
    });
    const fitting = encodings.filter((one) => one.width <= width);
    return (fitting.at(-1) ?? encodings[0])?.address ?? [];
  });
}
