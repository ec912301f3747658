import type { R2Bucket } from '../../store/r2';

/**
 * A Worker that asks its bucket what it is asked by HTTP. Miniflare's own proxy of a binding stops the thread until it is
 * answered (`Atomics.wait`), for ever where its runtime has ended; and where the answer comes before the thread has stopped, it
 * may take that answer's signal for the next one's, and then fails every call (cloudflare/workers-sdk, `fetch-sync.ts`).
 */
export const bindingScript = `
const entry = ({ key, size, etag, uploaded }) => ({ key, size, etag, uploaded: uploaded.getTime() });
const answer = (found, body = null) =>
  new Response(body, { headers: { entry: encodeURIComponent(JSON.stringify(found && entry(found))) } });

const calls = {
  async get(bucket, { key }) {
    const found = await bucket.get(key);
    return answer(found, found?.body ?? null);
  },
  head: async (bucket, { key }) => answer(await bucket.head(key)),
  put: async (bucket, { key, options }, bytes) => answer(await bucket.put(key, bytes, options)),
  async list(bucket, options) {
    const page = await bucket.list({ ...options, limit: 7 });
    return Response.json({ ...page, objects: page.objects.map(entry) });
  },
  delete: async (bucket, { key }) => (await bucket.delete(key), answer(null)),
};

export default {
  async fetch(request, { BUCKET: bucket }) {
    const { pathname, searchParams } = new URL(request.url);
    return calls[pathname.slice(1)](bucket, JSON.parse(searchParams.get('with')), await request.arrayBuffer());
  },
};`;

type Entry = NonNullable<Awaited<ReturnType<R2Bucket['head']>>>;
type WrittenEntry = Omit<Entry, 'uploaded'> & { readonly uploaded: number };

const read = ({ uploaded, ...facts }: WrittenEntry): Entry => ({ ...facts, uploaded: new Date(uploaded) });

/** The bucket that such a Worker at `origin` is bound to; a call that is not answered rejects. */
export function boundBucket(origin: string): R2Bucket {
  async function ask(call: keyof R2Bucket, about: object, bytes?: Uint8Array | string): Promise<Response> {
    const url = `${origin}/${call}?with=${encodeURIComponent(JSON.stringify(about))}`;
    const response = await fetch(url, { method: 'POST', body: bytes as BodyInit });
    if (!response.ok) throw new Error(`The bucket answers ${call} with ${response.status}: ${await response.text()}`);
    return response;
  }
  const entryOf = (response: Response): Entry | null => {
    const written: WrittenEntry | null = JSON.parse(decodeURIComponent(response.headers.get('entry') ?? 'null'));
    return written && read(written);
  };
  return {
    async get(key) {
      const response = await ask('get', { key });
      const found = entryOf(response);
      return found && { ...found, arrayBuffer: () => response.arrayBuffer() };
    },
    head: async (key) => entryOf(await ask('head', { key })),
    put: async (key, bytes, options) => entryOf(await ask('put', { key, options }, bytes)),
    async list(options) {
      const page = (await (await ask('list', options)).json()) as { objects: WrittenEntry[]; truncated: boolean };
      return { ...page, objects: page.objects.map(read) };
    },
    async delete(key) {
      await ask('delete', { key });
    },
  };
}
