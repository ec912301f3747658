import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { EdgeAnswer, EdgeRequest } from '../edge/exchange';

/**
 * A request of Node's as the edge reads it. A `Request` of it, with its headers, its signal and its stream, takes as long as
 * all the rest of an answer; here each is made when it is asked for.
 */
export class NodeRequest implements EdgeRequest {
  readonly #request: IncomingMessage;
  readonly #response: ServerResponse;
  readonly method: string;
  /** The protocol alone: the target, which an address would mend, goes beside it. */
  readonly url: string;
  readonly headers: EdgeRequest['headers'];

  constructor(request: IncomingMessage, response: ServerResponse) {
    this.#request = request;
    this.#response = response;
    this.method = request.method ?? 'GET';
    // Behind a balancer that ends the encryption; whoever says so falsely gets a cookie that his browser refuses.
    this.url = request.headers['x-forwarded-proto'] === 'https' ? 'https://site.invalid/' : 'http://site.invalid/';
    const { headers } = request;
    this.headers = {
      get(name) {
        const value = headers[name];
        return typeof value === 'string' ? value : null;
      },
    };
  }

  get body(): EdgeRequest['body'] {
    return Readable.toWeb(this.#request) as NonNullable<EdgeRequest['body']>;
  }

  get signal(): AbortSignal {
    const gone = new AbortController();
    if (this.#response.closed) gone.abort();
    this.#response.once('close', () => gone.abort());
    return gone.signal;
  }
}

/** Sends an answer. A visitor who leaves, or a source that ends in the middle, ends it; nobody is left to tell. */
export async function sendAnswer({ status, headers, body }: EdgeAnswer, response: ServerResponse): Promise<void> {
  response.writeHead(status, headers);
  if (body instanceof ReadableStream) {
    await pipeline(Readable.fromWeb(body as never), response).catch(() => response.destroy());
  } else response.end(body ?? undefined);
}
