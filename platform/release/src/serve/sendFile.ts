import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { sha256 } from '../hash';
import { contentType, isCompressible } from './contentTypes';

const brotli = promisify(brotliCompress);
const compressed = new Map<string, Promise<Buffer>>();
const cacheLimit = 2000;
const quality = 6;

function compress(etag: string, bytes: Buffer): Promise<Buffer> {
  const known = compressed.get(etag);
  if (known) return known;
  if (compressed.size >= cacheLimit) compressed.clear();
  const work = brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  compressed.set(etag, work);
  work.catch(() => compressed.delete(etag));
  return work;
}

/** First and last byte a `Range` header asks for, or `null` where it asks for none that can be given. */
export function parseRange(header: string | undefined, length: number): { first: number; last: number } | null {
  const [, from = '', to = ''] = header?.match(/^bytes=(\d*)-(\d*)$/) ?? [];
  if (from === '' && to === '') return null;
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from);
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  return first <= last && first < length ? { first, last } : null;
}

/**
 * Answers with a file: conditional requests, byte ranges for films, brotli where it helps.
 *
 * @param packedBefore its brotli form, where one was written before; otherwise it is made now, not so small
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  bytes: Buffer,
  status: number,
  headers: Readonly<Record<string, string>>,
  packedBefore: Buffer | null = null,
): Promise<void> {
  const etag = `"${sha256(bytes).slice(0, 20)}"`;
  const all = { ...headers, 'content-type': contentType(file), etag };
  if (status === 200 && request.headers['if-none-match'] === etag) {
    response.writeHead(304, all).end();
    return;
  }
  const body = request.method === 'HEAD' ? null : bytes;
  if (isCompressible(file)) {
    const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding']));
    const packed = takesBrotli ? (packedBefore ?? (await compress(etag, bytes))) : null;
    const encoding: Record<string, string> = packed ? { 'content-encoding': 'br' } : {};
    const content = packed ?? bytes;
    response.writeHead(status, { ...all, ...encoding, vary: 'accept-encoding', 'content-length': content.length });
    response.end(body && content);
    return;
  }
  const range = status === 200 ? parseRange(request.headers.range, bytes.length) : null;
  if (range) {
    const part = bytes.subarray(range.first, range.last + 1);
    const contentRange = `bytes ${range.first}-${range.last}/${bytes.length}`;
    response.writeHead(206, {
      ...all,
      'accept-ranges': 'bytes',
      'content-range': contentRange,
      'content-length': part.length,
    });
    response.end(body && part);
    return;
  }
  response.writeHead(status, { ...all, 'accept-ranges': 'bytes', 'content-length': bytes.length });
  response.end(body);
}
