import { cachedStore } from '../store/cachedStore';
import { type R2Bucket, r2Store } from '../store/r2';
import { fetchFrom } from './askBackEnd';
import { createEdge, type Edge } from './edge';

/** What the Worker is bound to. */
interface Environment {
  /** The bucket that is the release store. */
  readonly RELEASES: R2Bucket;
  /** Whose newest release is served. Default: the live one. */
  readonly CHANNEL?: string;
  /** Where the back end answers; without it the site is served without one. */
  readonly BACK_END_URL?: string;
}

interface Execution {
  waitUntil(work: Promise<unknown>): void;
}

let edge: Edge | undefined;

function edgeOf({ RELEASES, CHANNEL, BACK_END_URL }: Environment): Edge {
  return createEdge({
    store: cachedStore(r2Store(RELEASES)),
    ...(CHANNEL && { channel: CHANNEL }),
    backEnd: BACK_END_URL ? fetchFrom(BACK_END_URL) : null,
    // biome-ignore lint/suspicious/noConsole: the log of a Worker is its console.
    report: (error) => console.error(error),
  });
}

/** The site as a Worker of Cloudflare over a bucket of R2. What it answers is packed by the network in front of it. */
export default {
  async fetch(request: Request, environment: Environment, execution: Execution): Promise<Response> {
    edge ??= edgeOf(environment);
    const answer = edge.fetch(request, { address: request.headers.get('cf-connecting-ip') ?? '' });
    // Others may wait for what this one reads: it is read to its end, though its visitor has left.
    execution.waitUntil(answer);
    return answer;
  },
};
