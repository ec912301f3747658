import { joined } from '../store/bytes';
import type { EdgeRequest } from './exchange';

/** Why a body was not read: over its limit, over what all bodies together may take, or broken off. */
export type BodyRefusal = 'too-large' | 'too-many' | 'broken-off';

/** Bytes of all bodies that are being handed on at one time. */
const mostTogether = 64 << 20;
/** Beyond this many bytes over the limit the rest is not read any more. */
const mostUnread = 8 << 20;

let together = 0;

/**
 * Reads a body of at most `limit` bytes. What is larger is read to its end without being kept, because whoever is still
 * sending does not hear an answer.
 */
export async function readBody({ body }: EdgeRequest, limit: number): Promise<Uint8Array | BodyRefusal> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  let kept = 0;
  let crowded = false;
  try {
    for (const reader = body?.getReader(); reader; ) {
      const { value: chunk, done } = await reader.read();
      if (done) break;
      size += chunk.length;
      if (size > limit + mostUnread) {
        await reader.cancel();
        return 'broken-off';
      }
      crowded ||= together + chunk.length > mostTogether;
      if (size > limit || crowded) continue;
      chunks.push(chunk);
      kept += chunk.length;
      together += chunk.length;
    }
  } catch {
    return 'broken-off';
  } finally {
    together -= kept;
  }
  if (crowded) return 'too-many';
  return size > limit ? 'too-large' : joined(chunks);
}
