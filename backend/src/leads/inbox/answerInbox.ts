import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerCsv, answerJson } from '../http/answers';
import { BodyRefused, readBody } from '../http/readBody';
import type { LeadQuery, LeadStore, StoredLead } from '../leadStore';
import type { LeadsOptions } from '../leadsOptions';
import { leadsCsv } from './leadsCsv';

const pageSize = 30;
const mostPerPage = 200;

function queryOf(parameters: URLSearchParams): LeadQuery {
  const state = parameters.get('state');
  const limit = Math.trunc(Number(parameters.get('limit') ?? pageSize));
  return {
    text: (parameters.get('query') ?? '').trim().slice(0, 100),
    state: state === 'open' || state === 'handled' ? state : 'all',
    cursor: parameters.get('cursor'),
    limit: limit >= 1 && limit <= mostPerPage ? limit : pageSize,
  };
}

async function all(store: LeadStore, query: LeadQuery): Promise<readonly StoredLead[]> {
  const found: StoredLead[] = [];
  let cursor: string | null = null;
  do {
    const page = await store.list({ ...query, cursor, limit: mostPerPage });
    found.push(...page.leads);
    cursor = page.next;
  } while (cursor);
  return found;
}

/** Answers the administrator: list and search, export, mark as handled, delete. `path` is what follows `/api/leads`. */
export async function answerInbox(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  parameters: URLSearchParams,
  { store, now, limits, isAdministrator }: LeadsOptions,
): Promise<void> {
  if (!(await isAdministrator(request))) {
    return answerJson(
      response,
      401,
      { ok: false, error: 'Sign in as the administrator.' },
      { 'www-authenticate': 'Bearer' },
    );
  }
  const { method } = request;
  if (method === 'GET' && path === '') return answerJson(response, 200, await store.list(queryOf(parameters)));
  if (method === 'GET' && path === '/export') {
    const day = now().toLocaleDateString('sv-SE', { timeZone: 'Asia/Seoul' });
    return answerCsv(response, `leads-${day}.csv`, leadsCsv(await all(store, queryOf(parameters))));
  }
  if (method === 'DELETE' && path === '/expired') {
    return answerJson(response, 200, { ok: true, removed: await store.removeExpired(now().toISOString()) });
  }
  const id = /^\/([\w-]{16,64})$/.exec(path)?.[1];
  if (!id) return answerJson(response, 404, { ok: false, error: 'There is nothing at this address.' });
  if (method === 'DELETE') {
    const removed = await store.remove(id);
    return answerJson(response, removed ? 200 : 404, { ok: removed });
  }
  if (method === 'PATCH') {
    try {
      const { handled } = await readBody(request, limits.bodyBytes);
      if (typeof handled !== 'boolean') throw new BodyRefused(400, 'Send { "handled": true } or { "handled": false }.');
      const known = await store.setHandled(id, handled ? now().toISOString() : null);
      return answerJson(response, known ? 200 : 404, { ok: known });
    } catch (error) {
      if (!(error instanceof BodyRefused)) throw error;
      return answerJson(response, error.status, { ok: false, error: error.message });
    }
  }
  answerJson(response, 405, { ok: false, error: `${method} is not answered here.` }, { allow: 'DELETE, PATCH' });
}
