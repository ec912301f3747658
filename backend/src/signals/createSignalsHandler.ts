import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ReleaseOverview } from '@platform/contract/releaseOverview';
import { readReport } from '@platform/contract/signals';
import { mayDo } from '@riverview/site/staff';
import { type AddressLimits, addressLimit, addressOf as addressOfSocket } from '../leads/http/addressLimit';
import { answerJson } from '../leads/http/answers';
import { createEndpoint, type Endpoint } from '../leads/http/endpoint';
import { readBody } from '../leads/http/readBody';
import type { Staff } from '../staffToken';
import { hourOf, type SignalStore, signalDays } from './signalStore';
import { hoursOfReleases, overview } from './summaries';

/** What the endpoint needs from the machine it runs on. */
export interface SignalsOptions {
  readonly store: SignalStore;
  readonly now: () => Date;
  readonly limits: {
    readonly bodyBytes: number;
    readonly ofAddress: AddressLimits;
    /** Of all addresses together. */
    readonly ofAll: AddressLimits;
  };
  readonly staffOf: (request: IncomingMessage) => Promise<Pick<Staff, 'account' | 'role'> | null>;
  /** What a program of the owner's reads the counts with, in place of a sign-in; `null`: none does. */
  readonly key: string | null;
  /** The newest releases, at most so many; `null` where their journal is not at hand. */
  readonly releases: (most: number) => Promise<ReleaseOverview | null>;
  readonly addressOf?: (request: IncomingMessage) => string;
  readonly report: (error: unknown) => void;
}

/** A report is one or two kilobytes; a page sends a handful. */
export const defaultLimits: SignalsOptions['limits'] = {
  bodyBytes: 16_384,
  ofAddress: { burst: 240, perMinute: 120 },
  ofAll: { burst: 3000, perMinute: 3000 },
};

const day = 86_400_000;
const paths: readonly string[] = ['', '/hours', '/releases'];
const mostReleases = 8;
const hourRule = /^\d{4}-\d\d-\d\dT\d\d$/;

const sameText = (one: string, other: string): boolean => {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
};

/**
 * Counts what pages say of themselves, under `/api/signals`, and shows the counts, and the releases beside them, to whoever works at the desk. Nothing of a request but
 * its report is kept: neither address nor browser. Resolves to `false`, having touched nothing, for any other path.
 */
export function createSignalsHandler(options: SignalsOptions): Endpoint {
  const { store, now, limits, staffOf, key, releases, addressOf = addressOfSocket, report } = options;
  const waitOfAddress = addressLimit(limits.ofAddress, () => performance.now());
  const waitOfAll = addressLimit(limits.ofAll, () => performance.now());

  async function mayRead(request: IncomingMessage): Promise<boolean> {
    const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (key !== null && bearer !== undefined && sameText(bearer, key)) return true;
    const staff = await staffOf(request);
    return staff !== null && mayDo(staff.role, 'signals.read');
  }

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const refuse = (status: number, error: string, headers: Readonly<Record<string, string>> = {}) => {
      request.resume();
      answerJson(response, status, { ok: false, error }, headers);
    };
    if (!['same-origin', undefined].includes(request.headers['sec-fetch-site'] as string | undefined))
      return refuse(403, 'Pages of other sites are not counted here.');
    const wait = waitOfAddress(addressOf(request)) || waitOfAll('');
    if (wait > 0) return refuse(429, 'Too many reports.', { 'retry-after': String(wait) });
    const sent = readReport(await readBody(request, limits.bodyBytes));
    if (!sent) return refuse(400, 'This is no report of signals.');
    await store.add(hourOf(now()), sent);
    response.writeHead(204, { 'cache-control': 'no-store' }).end();
  }

  async function route(request: IncomingMessage, response: ServerResponse, path: string, url: URL): Promise<void> {
    if (request.method === 'POST' && path === '') return receive(request, response);
    if (request.method !== 'GET' || !paths.includes(path))
      return answerJson(response, 404, { ok: false, error: 'There is nothing at this address.' });
    if (!(await mayRead(request)))
      return answerJson(response, 401, { ok: false, error: 'Sign in as the administrator.' });
    if (path === '/releases') return answerJson(response, 200, { journal: await releases(mostReleases) });
    const end = new Date(now().getTime() + 3_600_000);
    if (path === '') {
      const days = Math.min(signalDays, Math.max(1, Math.trunc(Number(url.searchParams.get('days'))) || 7));
      const counts = await store.read(hourOf(new Date(end.getTime() - days * day)), hourOf(end));
      return answerJson(response, 200, overview(counts, days));
    }
    const from = url.searchParams.get('from') ?? '';
    if (!hourRule.test(from)) return answerJson(response, 400, { ok: false, error: 'from=2026-11-22T12, please.' });
    answerJson(response, 200, {
      now: now().toISOString(),
      hours: hoursOfReleases(await store.read(from, hourOf(end))),
    });
  }

  return createEndpoint({
    base: '/api/signals',
    route,
    failed: { status: 503, error: 'The signals could not be counted or read.' },
    report,
  });
}
