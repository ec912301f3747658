import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { sha256 } from '@platform/release/hash';
import { repository } from '../../setup/processes';

const kept = path.join(repository, 'node_modules/.cache/bench');

/** Brotli at its best. Kept by content: sites share most of their files, and a second start takes seconds. */
export function packed(bytes: Buffer): Buffer {
  const file = path.join(kept, `${sha256(bytes)}.br`);
  try {
    return readFileSync(file);
  } catch {
    const result = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    mkdirSync(kept, { recursive: true });
    writeFileSync(file, result);
    return result;
  }
}
