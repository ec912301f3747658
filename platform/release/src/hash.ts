import { createHash, webcrypto } from 'node:crypto';

/** SHA-256 as hex. */
export function sha256(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The same of many bytes, while this thread does something else. */
export async function sha256Beside(bytes: Uint8Array): Promise<string> {
  return Buffer.from(await webcrypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>)).toString('hex');
}

/** One hash over named files; their order does not matter. */
export function hashOfFiles(hashes: Readonly<Record<string, string>>): string {
  const lines = Object.entries(hashes)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, hash]) => `${name}\0${hash}\n`);
  return sha256(lines.join(''));
}
