import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { releaseHeader } from '@platform/contract/releaseTiming';
import type { Call } from './calls';

/** What the back end reads of a request. Everything else, hop-by-hop headers above all, ends at the edge. */
const forwarded = [
  'accept',
  'accept-language',
  'authorization',
  'content-type',
  'content-encoding',
  'host',
  'origin',
  'referer',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-site',
  'user-agent',
  // The site server's own: `proxy` puts it in the place of whatever a visitor sent.
  releaseHeader,
] as const;

// A connection of its own for every call: one kept from before the back end died would fail the first call after.
const agent = new http.Agent({ keepAlive: false });

function onwardHeaders(headers: IncomingHttpHeaders, address: string, body: Buffer): Record<string, string> {
  const own = { 'x-forwarded-for': address, 'content-length': String(body.length), connection: 'close' };
  const taken = forwarded.flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return { ...Object.fromEntries(taken), ...own };
}

/**
 * Makes a visitor's call at the back end. The address is always the back end's own; the visitor's request gives method,
 * listed headers and body. Rejects when there is no answer within the call's patience, or `signal` says that nobody waits.
 */
export function askBackEnd(
  backEnd: string,
  { target, patience }: Call,
  { method, headers, socket }: Pick<IncomingMessage, 'method' | 'headers' | 'socket'>,
  body: Buffer,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const onward = http.request(new URL(backEnd), {
      agent,
      path: target,
      method: method ?? 'GET',
      headers: onwardHeaders(headers, socket.remoteAddress ?? '', body),
      signal,
    });
    const late = setTimeout(() => onward.destroy(new Error(`no answer within ${patience} ms`)), patience);
    onward.on('response', (answer) => {
      clearTimeout(late);
      // What has begun may take long, but may not stop.
      onward.setTimeout(patience, () => onward.destroy());
      resolve(answer);
    });
    onward.on('error', (error) => {
      clearTimeout(late);
      reject(error);
    });
    onward.end(body);
  });
}
