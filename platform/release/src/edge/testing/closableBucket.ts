import type { R2Bucket } from '../../store/r2';

type Found = NonNullable<Awaited<ReturnType<R2Bucket['get']>>>;
type Entry = NonNullable<Awaited<ReturnType<R2Bucket['head']>>>;

/**
 * A bucket whose runtime may end. To ask one of its objects for a part after that would wait for ever, and stop the whole thread
 * with it; of this one it is refused.
 *
 * @returns `settle` refuses what is asked from now on, and resolves once what was asked before is answered
 */
export function closableBucket(remote: R2Bucket): { readonly bucket: R2Bucket; readonly settle: () => Promise<void> } {
  const asked = new Set<Promise<unknown>>();
  let isClosed = false;

  const open = <T>(value: T): T => {
    if (isClosed) throw new Error('The bucket is closed.');
    return value;
  };
  async function ask<T>(call: (remote: R2Bucket) => Promise<T>): Promise<T> {
    const asking = call(open(remote));
    asked.add(asking);
    try {
      return await asking;
    } finally {
      asked.delete(asking);
    }
  }
  // Each part that is read is a call of its own.
  const entry = (found: Entry): Entry => ({
    get key() {
      return open(found).key;
    },
    get size() {
      return open(found).size;
    },
    get etag() {
      return open(found).etag;
    },
    get uploaded() {
      return open(found).uploaded;
    },
  });
  const file = (found: Found): Found =>
    Object.defineProperties(entry(found), {
      arrayBuffer: { value: () => ask(async () => found.arrayBuffer()) },
    }) as Found;

  const bucket: R2Bucket = {
    get: async (key) => {
      const found = await ask(async (asked) => asked.get(key));
      return found && file(found);
    },
    head: async (key) => {
      const found = await ask(async (asked) => asked.head(key));
      return found && entry(found);
    },
    put: async (key, bytes, options) => {
      const found = await ask(async (asked) => asked.put(key, bytes, options));
      return found && entry(found);
    },
    list: async (options) => {
      const page = await ask(async (asked) => asked.list(options));
      return { ...page, objects: page.objects.map(entry) };
    },
    delete: (key) => ask(async (asked) => asked.delete(key)),
  };
  return {
    bucket,
    async settle() {
      isClosed = true;
      await Promise.allSettled(asked);
    },
  };
}
