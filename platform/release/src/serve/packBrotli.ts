import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Pack } from '../edge/answerFile';

const brotli = promisify(brotliCompress);
const quality = 6;
const most = 2000;

/** Packs with Node's brotli, and keeps what it has packed. */
export function packBrotli(): Pack {
  const packed = new Map<string, Promise<Uint8Array>>();
  return (etag, bytes) => {
    const known = packed.get(etag);
    if (known) return known;
    if (packed.size >= most) packed.clear();
    const work = brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
    packed.set(etag, work);
    work.catch(() => packed.delete(etag));
    return work;
  };
}
