import { type ObjectEngine, ObjectStore } from './ObjectStore';
import type { StoredFile } from './ReleaseStore';
import { removalPatience } from './removal';

interface R2Object {
  readonly key: string;
  readonly size: number;
  readonly etag: string;
  readonly uploaded: Date;
}

/** What is used of Cloudflare's binding of a bucket. */
export interface R2Bucket {
  get(key: string): Promise<(R2Object & { arrayBuffer(): Promise<ArrayBuffer> }) | null>;
  head(key: string): Promise<R2Object | null>;
  put(
    key: string,
    bytes: Uint8Array | string,
    options: { readonly onlyIf: { readonly etagMatches?: string; readonly etagDoesNotMatch?: string } },
  ): Promise<R2Object | null>;
  list(options: {
    readonly prefix: string;
    readonly cursor?: string;
  }): Promise<{ readonly objects: R2Object[]; readonly truncated: boolean; readonly cursor?: string }>;
  delete(key: string): Promise<void>;
}

/** What is not answered in time counts as failed: its sweep goes no further. */
const inTime = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error('The bucket does not answer.')), removalPatience),
    ),
  ]);

/** A bucket of R2 by its binding, as a Worker has it. */
export const r2Engine = (bucket: R2Bucket): ObjectEngine => ({
  async get(key) {
    const found = await bucket.get(key);
    return found && new Uint8Array(await found.arrayBuffer());
  },
  make: async (key, bytes) => (await bucket.put(key, bytes, { onlyIf: { etagDoesNotMatch: '*' } })) !== null,
  writtenAt: async (key) => (await bucket.head(key))?.uploaded.getTime() ?? null,
  async rewrite(key) {
    const found = await bucket.get(key);
    if (!found) return false;
    const bytes = new Uint8Array(await found.arrayBuffer());
    return (await bucket.put(key, bytes, { onlyIf: { etagMatches: found.etag } })) !== null;
  },
  async list(prefix) {
    const found: StoredFile[] = [];
    for (let cursor: string | undefined; ; ) {
      const page = await bucket.list({ prefix, ...(cursor && { cursor }) });
      found.push(...page.objects.map(({ key, size, uploaded }) => ({ key, bytes: size, at: uploaded.getTime() })));
      if (!page.truncated || !page.cursor) break;
      cursor = page.cursor;
    }
    return found.sort((one, other) => (one.key < other.key ? -1 : 1));
  },
  delete: (key) => inTime(bucket.delete(key)),
});

/** A release store in a bucket of R2. */
export const r2Store = (bucket: R2Bucket, options: { readonly fresh?: number } = {}) =>
  new ObjectStore(r2Engine(bucket), options);
