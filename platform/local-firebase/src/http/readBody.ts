import type { IncomingMessage } from 'node:http';
import { ApiError, invalid } from './ApiError';

/** The largest request that is read, in bytes: twice what Firestore lets one document have. */
const largest = 2 << 20;

/** Beyond this the connection is cut instead of answered. */
const unbearable = 32 << 20;

/** The whole body as text. Collected as bytes, because a chunk may end inside a Korean syllable. */
export const readBody = async (request: IncomingMessage): Promise<string> =>
  (await readBytes(request)).toString('utf8');

/** The whole body. */
export async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Read to its end without keeping it: whoever is still sending does not hear an answer.
    if (size <= largest) chunks.push(chunk);
    if (size > unbearable) break;
  }
  if (size > largest) throw new ApiError('RESOURCE_EXHAUSTED', `a request has at most ${largest} bytes`, 413);
  return Buffer.concat(chunks);
}

/** A JSON object. */
export function parseObject(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    invalid('the body is no JSON');
  }
  return isObject(value) ? value : invalid('the body is no JSON object');
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
