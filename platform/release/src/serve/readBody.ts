import type { IncomingMessage } from 'node:http';

/** Why a body was not read: over its limit, over what all bodies together may take, or broken off by the sender. */
export type BodyRefusal = 'too-large' | 'too-many' | 'broken-off';

/** Bytes of all bodies that are being handed on at one time. */
const mostTogether = 64 << 20;
/** Beyond this many bytes over the limit the connection is cut instead of answered. */
const mostUnread = 8 << 20;

let together = 0;

/**
 * Reads a body of at most `limit` bytes. What is larger is read to its end without being kept, because whoever is still
 * sending does not hear an answer.
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | BodyRefusal> {
  const chunks: Buffer[] = [];
  let size = 0;
  let kept = 0;
  let crowded = false;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > limit + mostUnread) {
        request.destroy();
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
  return size > limit ? 'too-large' : Buffer.concat(chunks);
}
