import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerJson } from './answers';
import { BodyRefused } from './readBody';

/** Answers what it is for; resolves to `false`, having touched nothing, for any other path. */
export type Endpoint = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

interface EndpointOptions {
  /** All paths at and below this one are its own: `/api/signals`. */
  readonly base: string;
  /** @param path what stands behind `base`: `''` or `/…` */
  readonly route: (request: IncomingMessage, response: ServerResponse, path: string, url: URL) => Promise<void>;
  /** What whoever asked is told when something of ours fails. */
  readonly failed: { readonly status: 500 | 503; readonly error: string };
  readonly report: (error: unknown) => void;
}

/** The frame of an endpoint that speaks JSON: which paths are its own, bodies that are refused, failures of ours. */
export function createEndpoint({ base, route, failed, report }: EndpointOptions): Endpoint {
  return async (request, response) => {
    const url = URL.canParse(request.url ?? '', 'http://local') ? new URL(request.url ?? '', 'http://local') : null;
    if (!url || (url.pathname !== base && !url.pathname.startsWith(`${base}/`))) return false;
    try {
      await route(request, response, url.pathname.slice(base.length), url);
    } catch (error) {
      if (error instanceof BodyRefused) {
        answerJson(response, error.status, { ok: false, error: error.message }, { connection: 'close' });
        return true;
      }
      report(error);
      if (response.headersSent) response.destroy();
      else answerJson(response, failed.status, { ok: false, error: failed.error });
    }
    return true;
  };
}
