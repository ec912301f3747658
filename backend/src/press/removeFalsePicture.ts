import { mediaTypeOf } from '@platform/local-firebase/mediaTypeOf';

/** A file as the event of its upload names it. */
export interface UploadedFile {
  readonly bucket: string;
  readonly name: string;
  readonly generation: string | number;
  readonly contentType?: string | undefined;
}

interface Bucket {
  /** Origin of Google's API, or of what stands in for it. */
  readonly api: string;
  /** The OAuth token of whoever may read and remove. */
  readonly token: () => Promise<string>;
}

/** As many as tell what a file is. */
const firstBytes = 16;

/**
 * Removes a file of a post that is not the picture that it was declared to be: rules see type and size, never bytes. Resolves to whether
 * it was one; rejects where it could not be read or removed, to be tried again.
 */
export async function removeFalsePicture(
  { bucket, name, generation, contentType }: UploadedFile,
  { api, token }: Bucket,
): Promise<boolean> {
  if (!name.startsWith('press-')) return false;
  const file = `${api}/storage/v1/b/${encodeURIComponent(bucket)}/o/${encodeURIComponent(name)}`;
  const authorization = `Bearer ${await token()}`;
  const read = await fetch(`${file}?alt=media&generation=${generation}`, {
    headers: { authorization, range: `bytes=0-${firstBytes - 1}` },
  });
  if (read.status === 404) return false;
  // 416: there is no first byte.
  if (!read.ok && read.status !== 416) throw new Error(`Reading an uploaded file was answered with ${read.status}.`);
  const bytes = read.ok ? new Uint8Array(await read.arrayBuffer()) : new Uint8Array();
  if (contentType !== undefined && mediaTypeOf(bytes) === contentType) return false;
  const removed = await fetch(`${file}?generation=${generation}`, { method: 'DELETE', headers: { authorization } });
  if (!removed.ok && removed.status !== 404)
    throw new Error(`Removing a file that is no picture was answered with ${removed.status}.`);
  return true;
}
