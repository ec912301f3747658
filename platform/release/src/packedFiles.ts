import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { isCompressible } from './edge/contentTypes';
import { areSame } from './store/bytes';
import { keys } from './store/keys';
import type { ReleaseStore } from './store/ReleaseStore';

const brotli = promisify(brotliCompress);
const unpack = promisify(brotliDecompress);

async function pack(bytes: Uint8Array): Promise<Uint8Array> {
  const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return brotli(bytes, {
    params: { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}

/** What is kept of a file with the same bytes, where it is what it should be. */
async function packedBefore(store: ReleaseStore, key: string, bytes: Uint8Array): Promise<Uint8Array | null> {
  const there = await store.read(keys.packed(key));
  const unpacked = there && (await unpack(there).catch(() => null));
  return unpacked && areSame(unpacked, bytes) ? there : null;
}

/**
 * Keeps the brotli form of a file beside it, at the quality that takes too long for an answer. Another build of Node may
 * make other bytes of the same file: the first stay.
 *
 * @param same key of a file that has the same bytes and may have been packed: packing again takes a hundred times as long
 */
export async function keepPacked(
  store: ReleaseStore,
  key: string,
  bytes: Uint8Array,
  same: string | null = null,
): Promise<void> {
  if (!isCompressible(key) || (await store.read(keys.packed(key)))) return;
  const packed = (same && (await packedBefore(store, same, bytes))) || (await pack(bytes));
  if (packed.length < bytes.length) await store.create(keys.packed(key), packed);
}
