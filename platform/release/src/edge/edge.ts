import { previewName } from '@platform/contract/preview';
import { releaseTiming } from '@platform/contract/releaseTiming';
import { isStandIn } from '@platform/contract/sitePaths';
import { liveChannel } from '../journal';
import type { ReleaseStore } from '../store/ReleaseStore';
import { answerFile, type Pack } from './answerFile';
import { answerJson, answerNotice, answerRedirect } from './answers';
import type { AskBackEnd } from './askBackEnd';
import { bareHeaders } from './bareHeaders';
import { findCall, isCallPath } from './calls';
import type { EdgeAnswer, EdgeRequest } from './exchange';
import { findPage, notFoundFile, notFoundPath } from './findPage';
import { health } from './health';
import { isDocumentKnown } from './isDocumentKnown';
import { type NoticeFacts, noticePage } from './noticePage';
import { proxy, refuseCall, retryAfter } from './proxy';
import { encodePath, parseTarget, type RequestTarget } from './requestTarget';
import { isVersioned, versionedFiles } from './versionedFiles';
import { type Visit, Visits } from './visits';
import { withOverlay } from './withOverlay';

/** What an edge serves, and with what. */
export interface EdgeOptions {
  readonly store: ReleaseStore;
  /** Whose newest release is served. Default: the live one. */
  readonly channel?: string;
  /** What answers the site's calls; `null` serves the site without a back end. */
  readonly backEnd: AskBackEnd | null;
  /** Hears of what failed here. */
  readonly report: (error: unknown) => void;
  readonly pack?: Pack;
}

/** What a host knows of a request beside the request. */
export interface RequestContext {
  /** The request's target as it was sent, where the host knows it: a `Request` has it mended already. */
  readonly target?: string;
  /** The visitor's address in the network. */
  readonly address: string;
}

/** A site as a function of requests. */
export interface Edge {
  /** Never rejects. */
  readonly fetch: (request: Request, context: RequestContext) => Promise<Response>;
  /** The same, where making a `Request` and a `Response` of what a host has would cost more than the rest. */
  readonly answer: (request: EdgeRequest, context: RequestContext) => Promise<EdgeAnswer>;
  /** Who to name on a page that needs no store. */
  readonly lastFacts: () => NoticeFacts;
}

const isReading = ({ method }: EdgeRequest) => method === 'GET' || method === 'HEAD';

function sentTarget({ url }: EdgeRequest): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** The token of a preview's link, or `null`. */
const previewToken = ({ search }: RequestTarget): string | null =>
  search.includes(previewName) ? new URLSearchParams(search).get(previewName) : null;

function searchWithout({ search }: RequestTarget): string {
  const left = new URLSearchParams(search);
  left.delete(previewName);
  return left.size ? `?${left}` : '';
}

/**
 * Serves the site of a channel as its hosting configuration says, with the back end behind the same origin. What a request
 * asks for is read once, by `parseTarget`; no answer is without the security headers, and none names anything of the machine.
 */
export function createEdge({ store, channel = liveChannel, backEnd, report, pack }: EdgeOptions): Edge {
  const visits = new Visits(store, channel, report);
  const { sites } = visits;
  const readVersioned = versionedFiles(store);
  const lastFacts = () => sites.last?.facts ?? null;
  const packed = pack ?? null;

  async function refuse(request: EdgeRequest, status: number): Promise<EdgeAnswer> {
    const page = await noticePage({ kind: 'refused', facts: lastFacts() });
    return answerNotice(request, status, page, status === 405 ? { allow: 'GET, HEAD' } : {});
  }

  async function answerNotFound(
    request: EdgeRequest,
    { site, headers }: Pick<Visit, 'site' | 'headers'>,
    status: 400 | 404,
  ): Promise<EdgeAnswer> {
    const page = await site.read(notFoundFile);
    return answerFile(request, page, {
      status,
      headers: { ...site.rules.headers(notFoundPath), ...headers },
      pack: packed,
    });
  }

  async function answerVersioned(request: EdgeRequest, path: string): Promise<EdgeAnswer> {
    const site = await sites.current();
    const file = await readVersioned(path);
    if (!file) return answerNotFound(request, { site, headers: {} }, 404);
    return answerFile(request, file, { status: 200, headers: site.rules.headers(path), pack: packed });
  }

  async function answerPage(request: EdgeRequest, target: RequestTarget): Promise<EdgeAnswer> {
    const { path } = target;
    const token = previewToken(target);
    const opens = token === null ? null : await visits.opens(token, request);
    if (opens) return answerRedirect(303, encodePath(path) + searchWithout(target), { ...bareHeaders, ...opens });
    const visit = await visits.visit(request);
    const { site, overlay } = visit;
    const headers = { ...site.rules.headers(path), ...visit.headers };
    const found = findPage(site, path);
    if (!found) return answerNotFound(request, visit, 404);
    if ('movedTo' in found) {
      const moved = { 'cache-control': 'no-cache', ...visit.headers };
      return answerRedirect(301, encodePath(found.movedTo) + target.search, { ...headers, ...moved });
    }
    const known = !backEnd || !isStandIn(found.file) || (await isDocumentKnown(path, { ...site, backEnd }));
    const page = withOverlay(await site.read(found.file), overlay);
    const named = { ...headers, 'server-timing': `${releaseTiming};desc="${site.release}"` };
    return answerFile(request, page, { status: known ? 200 : 404, headers: named, pack: packed });
  }

  async function answerCall(request: EdgeRequest, target: RequestTarget, address: string): Promise<EdgeAnswer> {
    // A visitor's form gets through though the pages can not be read just now.
    const { site } = await visits.visit(request).catch((error: unknown) => {
      if (!sites.last) throw error;
      report(error);
      return { site: sites.last };
    });
    const { facts, rules, endpoints, release } = site;
    const call = findCall(request.method, target, facts.firebase, endpoints);
    if (call)
      return proxy(request, call, { backEnd, facts, release, siteHeaders: rules.headers(notFoundPath), address });
    return refuseCall(request, 404, 'The site makes no such call.');
  }

  async function find(request: EdgeRequest, context: RequestContext): Promise<EdgeAnswer> {
    const target = parseTarget(context.target ?? sentTarget(request));
    if (typeof target === 'number')
      return answerNotFound(request, { site: await sites.current(), headers: {} }, target);
    if (isCallPath(target.path)) return answerCall(request, target, context.address);
    if (!isReading(request)) return refuse(request, 405);
    if (target.path === '/healthz') {
      const found = await health(sites, backEnd);
      return answerJson(request, found.status === 'ok' ? 200 : 503, found);
    }
    return isVersioned(target.path) ? answerVersioned(request, target.path) : answerPage(request, target);
  }

  async function answer(request: EdgeRequest, context: RequestContext): Promise<EdgeAnswer> {
    try {
      return await find(request, context);
    } catch (error) {
      report(error);
      const page = await noticePage({ kind: 'unavailable', facts: lastFacts() });
      return answerNotice(request, 503, page, { 'retry-after': retryAfter });
    }
  }

  return {
    answer,
    lastFacts,
    async fetch(request, context) {
      const { body, ...init } = await answer(request, context);
      return new Response(body as BodyInit | null, init);
    },
  };
}
