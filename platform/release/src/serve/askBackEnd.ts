import http, { type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { AskBackEnd } from '../edge/askBackEnd';

// A connection of its own for every call: one kept from before the back end died would fail the first call after.
const agent = new http.Agent({ keepAlive: false });

function headersOf({ headers }: IncomingMessage): Headers {
  const known = new Headers();
  for (const [name, value] of Object.entries(headers)) if (typeof value === 'string') known.set(name, value);
  return known;
}

/**
 * Makes calls with Node's own client, which lets the visitor's `host` through and ends an answer that stops in the middle.
 * The address is always the back end's.
 */
export function askFrom(backEnd: string): AskBackEnd {
  return ({ target, method, headers, body, patience, signal }) =>
    new Promise((resolve, reject) => {
      const onward = http.request(new URL(backEnd), {
        agent,
        path: target,
        method,
        headers: { ...headers, 'content-length': String(body.length), connection: 'close' },
        ...(signal && { signal }),
      });
      const late = setTimeout(() => onward.destroy(new Error(`no answer within ${patience} ms`)), patience);
      onward.on('response', (answer) => {
        clearTimeout(late);
        // What has begun may take long, but may not stop.
        onward.setTimeout(patience, () => onward.destroy());
        const stream = Readable.toWeb(answer) as ReadableStream<Uint8Array>;
        resolve({ status: answer.statusCode ?? 0, headers: headersOf(answer), body: stream });
      });
      onward.on('error', (error) => {
        clearTimeout(late);
        reject(error);
      });
      onward.end(body);
    });
}
