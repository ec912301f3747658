import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { isCompressible } from './edge/contentTypes';
import { keys } from './store/keys';
import type { ReleaseStore } from './store/ReleaseStore';

const brotli = promisify(brotliCompress);

/**
 * Keeps the brotli form of a file beside it, at the quality that takes too long for an answer. Another build of Node may
 * make other bytes of the same file: the first stay.
 */
export async function keepPacked(store: ReleaseStore, key: string, bytes: Uint8Array): Promise<void> {
  if (!isCompressible(key) || (await store.read(keys.packed(key)))) return;
  const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const packed = await brotli(bytes, {
    params: { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
  if (packed.length < bytes.length) await store.create(keys.packed(key), packed);
}
