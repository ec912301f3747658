const most = 4000;

/** SHA-256 of bytes, by the platform's own cryptography. */
export const digest = async (bytes: Uint8Array): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>));

/**
 * Makes entity tags by content, and remembers them by name: what has one name here never changes.
 *
 * @returns a function of a name for good and the bytes behind it
 */
export function entityTags(): (name: string, bytes: Uint8Array) => string | Promise<string> {
  const known = new Map<string, string>();
  return (name, bytes) =>
    known.get(name) ??
    digest(bytes).then((hash) => {
      const tag = `"${[...hash.subarray(0, 10)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
      if (known.size >= most) known.clear();
      known.set(name, tag);
      return tag;
    });
}
