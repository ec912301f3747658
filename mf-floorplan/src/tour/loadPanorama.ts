import type { Panorama } from './tour';

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

/** The size of panorama a device can show and profits from: never wider than its graphics take, never more than it can resolve. */
export function panoramaFor(panorama: Panorama, { maxTexture, height, saveData }: Device): readonly string[] {
  const large = maxTexture >= 4096 && height > 420 && !saveData;
  return large ? panorama.large : panorama.small;
}
