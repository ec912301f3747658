import type { IncomingMessage } from 'node:http';

/** Why a body was not read: the status to answer with. */
export class BodyRefused extends Error {
  readonly status: 400 | 408 | 413 | 415 | 422;

  constructor(status: BodyRefused['status'], message: string) {
    super(message);
    this.status = status;
  }
}

const readTimeout = 10_000;

async function bytes(request: IncomingMessage & { readonly rawBody?: Buffer }, limit: number): Promise<Buffer> {
  // Cloud Functions have read the body already and hand it over here.
  if (request.rawBody) {
    if (request.rawBody.length > limit) throw new BodyRefused(413, `The body is over ${limit} bytes.`);
    return request.rawBody;
  }
  if (Number(request.headers['content-length'] ?? 0) > limit) {
    throw new BodyRefused(413, `The body is over ${limit} bytes.`);
  }
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const late = setTimeout(() => reject(new BodyRefused(408, 'The body took too long to arrive.')), readTimeout);
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) reject(new BodyRefused(413, `The body is over ${limit} bytes.`));
      else chunks.push(chunk);
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', reject);
    request.on('aborted', () => reject(new BodyRefused(400, 'The body broke off.')));
    request.on('close', () => clearTimeout(late));
  });
}

function parseJson(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BodyRefused(400, 'The body is not JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new BodyRefused(400, 'The body is not a JSON object.');
  }
  return value as Record<string, unknown>;
}

/** Reads the fields of a JSON or a native form post of at most `limit` bytes; rejects with {@link BodyRefused}. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Readonly<Record<string, unknown>>> {
  const [type] = (request.headers['content-type'] ?? '').toLowerCase().split(';');
  const kind = type?.trim();
  if (kind !== 'application/json' && kind !== 'application/x-www-form-urlencoded') {
    throw new BodyRefused(415, 'Send application/json or application/x-www-form-urlencoded.');
  }
  if (request.headers['content-encoding'] && request.headers['content-encoding'] !== 'identity') {
    throw new BodyRefused(415, 'Send the body without content-encoding.');
  }
  const body = await bytes(request, limit);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    throw new BodyRefused(400, 'The body is not UTF-8.');
  }
  return kind === 'application/json' ? parseJson(text) : Object.fromEntries(new URLSearchParams(text));
}
