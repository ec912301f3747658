import { parseRange } from './byteRange';
import { contentType, isCompressible } from './contentTypes';
import type { EdgeAnswer, EdgeRequest } from './exchange';

/** A file that is served: its name, for its media type, what is in it, and its entity tag. */
export interface ServedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** The same, brotli, where it was written when the file was published. */
  readonly packed?: Uint8Array | null;
  readonly etag: string;
}

/** Packs bytes with brotli; what has the same entity tag is packed once. */
export type Pack = (etag: string, bytes: Uint8Array) => Promise<Uint8Array>;

interface FileAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** `null` where what stands in front of the edge packs what it hands on, as content networks do. */
  readonly pack: Pack | null;
}

const varyOn = (given: string | undefined) => (given ? `accept-encoding, ${given}` : 'accept-encoding');

/** Whether one of the tags of an `If-None-Match` is a file's; a network in front may have weakened it. */
const hasTag = (header: string | null, etag: string) =>
  header?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false;

/** Answers with a file: conditional requests, byte ranges for films, brotli where it helps. */
export async function answerFile(
  request: EdgeRequest,
  { name, bytes, packed, etag }: ServedFile,
  { status, headers, pack }: FileAnswer,
): Promise<EdgeAnswer> {
  const packs = isCompressible(name);
  const all = {
    ...headers,
    'content-type': contentType(name),
    etag,
    ...(packs ? { vary: varyOn(headers.vary) } : { 'accept-ranges': 'bytes' }),
  };
  if (status === 200 && hasTag(request.headers.get('if-none-match'), etag))
    return { status: 304, headers: all, body: null };
  const whole = (body: Uint8Array, further: Record<string, string>, code = status): EdgeAnswer => ({
    status: code,
    headers: { ...all, ...further, 'content-length': String(body.length) },
    body: request.method === 'HEAD' ? null : body,
  });
  if (packs) {
    const takes = pack && /\bbr\b/.test(request.headers.get('accept-encoding') ?? '');
    return takes ? whole(packed ?? (await pack(etag, bytes)), { 'content-encoding': 'br' }) : whole(bytes, {});
  }
  const range = status === 200 ? parseRange(request.headers.get('range'), bytes.length) : null;
  if (!range) return whole(bytes, {});
  const contentRange = `bytes ${range.first}-${range.last}/${bytes.length}`;
  return whole(bytes.subarray(range.first, range.last + 1), { 'content-range': contentRange }, 206);
}
