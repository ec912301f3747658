/** A call as it goes to the back end. */
export interface BackEndCall {
  /** Path and query, made by the edge and not taken over. */
  readonly target: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  /** Milliseconds until an answer is no longer waited for. */
  readonly patience: number;
  /** Says that nobody waits any more. */
  readonly signal?: AbortSignal | undefined;
}

/** What the back end answered. */
export interface BackEndAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: ReadableStream<Uint8Array> | null;
}

/** Makes a call at the back end. Rejects when there is no answer within the call's patience, or nobody waits. */
export type AskBackEnd = (call: BackEndCall) => Promise<BackEndAnswer>;

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
] as const;

/** Headers of a visitor's call, as the back end gets them. */
export function onwardHeaders(headers: Pick<Headers, 'get'>, address: string): Record<string, string> {
  const taken = forwarded.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  return { ...Object.fromEntries(taken), 'x-forwarded-for': address };
}

/**
 * Makes calls with the platform's own `fetch`, which names the back end's host itself: the visitor's goes as
 * `x-forwarded-host`. The address is always the back end's.
 */
export function fetchFrom(backEnd: string): AskBackEnd {
  return async ({ target, method, headers: { host, ...headers }, body, patience, signal }) => {
    const address = new URL(backEnd);
    const [path = '', ...query] = target.split('?');
    address.pathname = path;
    address.search = query.join('?');
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new Error(`no answer within ${patience} ms`)), patience);
    const answer = await fetch(address, {
      method,
      headers: { ...headers, ...(host && { 'x-forwarded-host': host }) },
      body: method === 'GET' || method === 'HEAD' ? null : (body as BodyInit),
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, late.signal]) : late.signal,
    }).finally(() => clearTimeout(timer));
    const known = new Headers(answer.headers);
    // What was packed on its way has another length by now.
    if (known.has('content-encoding')) known.delete('content-length');
    return { status: answer.status, headers: known, body: answer.body };
  };
}
