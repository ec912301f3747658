/** What a file is by its first bytes: a WebP or JPEG picture, or `null`. */
export function mediaTypeOf(bytes: Uint8Array): 'image/webp' | 'image/jpeg' | null {
  const at = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (at(0, 4) === 'RIFF' && at(8, 12) === 'WEBP') return 'image/webp';
  return bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff ? 'image/jpeg' : null;
}
