/** A picture as it is uploaded. Width and height in pixels. */
export interface ShrunkPicture {
  readonly blob: Blob;
  readonly width: number;
  readonly height: number;
}

/** The file is none that this browser shows. */
export class UnreadablePicture extends Error {
  readonly code = 'picture-unreadable';
}

/** The longest side, in pixels, and the most bytes that the rules take. */
const longest = 1600;
const mostBytes = 1_572_864;

/** Tried in this order until one is small enough: a browser that writes no WebP writes PNG instead, which is passed over. */
const encodings = [
  ['image/webp', 0.82],
  ['image/jpeg', 0.85],
  ['image/jpeg', 0.6],
] as const;

/** The size that fits, of the same shape. */
export function fitting(width: number, height: number): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * Makes a picture small, and takes out of it what a camera wrote beside it, the place above all.
 *
 * @throws {UnreadablePicture} where it is none
 */
export async function shrinkPicture(file: Blob): Promise<ShrunkPicture> {
  const bitmap = await createImageBitmap(file).catch((cause: unknown) => {
    throw new UnreadablePicture('The file is no picture that this browser reads.', { cause });
  });
  const size = fitting(bitmap.width, bitmap.height);
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d');
  // What is see-through would be black in a JPEG.
  if (context) context.fillStyle = 'white';
  context?.fillRect(0, 0, size.width, size.height);
  context?.drawImage(bitmap, 0, 0, size.width, size.height);
  bitmap.close();
  for (const [type, quality] of encodings) {
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, quality));
    if (blob?.type === type && blob.size <= mostBytes) return { blob, ...size };
  }
  throw new UnreadablePicture('The picture does not become small enough.');
}
