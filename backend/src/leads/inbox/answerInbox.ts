import type { IncomingMessage, ServerResponse } from 'node:http';
import { seoulMinute } from '@riverview/shared-ui/seoul-time';
import { readLeadFilter } from '@riverview/site/leadFilter';
import { deletionReasons } from '@riverview/site/leadWork';
import { mayDo, type Right } from '@riverview/site/staff';
import { seoulDay } from '@riverview/site/visitSchedule';
import { deleteExpired, deleteLead } from '../deleteLeads';
import { answerJson } from '../http/answers';
import { BodyRefused, readBody } from '../http/readBody';
import type { KeptLead, LeadQuery, LeadStore, StoredLead } from '../leadStore';
import type { LeadsContext } from '../leadsContext';
import type { Notice } from '../notices/notice';
import { answerBoard } from '../visits/answerBoard';
import type { VisitPlace } from '../visits/visit';
import { answerFigures } from './answerFigures';
import { changeLead } from './changeLead';
import { correctLead } from './correctLead';
import { exportLeads } from './exportLeads';
import { importLeads } from './importLeads';
import { seoulMidnight } from './seoulMidnight';

const pageSize = 30;
const mostPerPage = 200;
/** Rows of a file: as much as the edge lets pass. */
const fileBytes = 64 << 10;

function limitOf(parameters: URLSearchParams): number {
  const limit = Math.trunc(Number(parameters.get('limit') ?? pageSize));
  return limit >= 1 && limit <= mostPerPage ? limit : pageSize;
}

function queryOf(parameters: URLSearchParams): LeadQuery {
  const state = parameters.get('state');
  return {
    // As it was stored: some systems type 하 as two characters.
    text: (parameters.get('query') ?? '').normalize('NFC').trim().slice(0, 100),
    state: state === 'open' || state === 'handled' ? state : 'all',
    only: readLeadFilter(parameters),
    cursor: parameters.get('cursor'),
    limit: limitOf(parameters),
  };
}

const placeOf = (visit: VisitPlace | null) =>
  visit && { slot: visit.slot, status: visit.status, position: visit.position, arrivedAt: visit.arrivedAt };

const briefly = ({ id, receivedAt, form, message, work }: KeptLead) => ({ id, receivedAt, form, message, work });

const shown = ({ channel, status, at }: Notice) => ({ channel, status, at });

/** A lead with all that is known of it: how the desk was told, when they come, and what else came from that number. */
const withAllOf = (store: LeadStore) => async (lead: StoredLead) => ({
  ...lead,
  notices: (await store.noticesOf(lead.id)).map(shown),
  visit: placeOf(await store.visits.of(lead.id)),
  others: (await store.ofPhone(lead.phone)).filter(({ id }) => id !== lead.id).map(briefly),
});

/** Does something with the fields of a body, and says what is wrong with one that is none. */
async function reading(
  request: IncomingMessage,
  response: ServerResponse,
  mostBytes: number,
  work: (sent: Readonly<Record<string, unknown>>) => Promise<void>,
): Promise<void> {
  try {
    await work(await readBody(request, mostBytes));
  } catch (error) {
    if (!(error instanceof BodyRefused)) throw error;
    answerJson(response, error.status, { ok: false, error: error.message });
  }
}

/** What a call asks the role for; whatever is not known is the owner's. */
function rightFor(method: string | undefined, path: string): Right {
  if (path === '/export') return 'leads.export';
  if (path === '/import') return 'leads.import';
  if (path === '/expired') return 'leads.expire';
  if (path === '/log') return 'leads.log';
  if (path === '/visits/schedule' && method !== 'GET') return 'visits.schedule';
  if (method === 'DELETE') return 'leads.delete';
  if (path.endsWith('/data')) return 'leads.correct';
  return method === 'PATCH' ? 'leads.work' : 'leads.read';
}

/**
 * Answers the desk: how many there are, list and search, what is due, export, work, delete, read the access log, to which all that
 * shows or changes a lead is written. `path` is what follows `/api/leads`.
 */
export async function answerInbox(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  parameters: URLSearchParams,
  context: LeadsContext,
): Promise<void> {
  const { store, clock, staffOf, log } = context;
  const staff = await staffOf(request);
  if (staff === null) {
    return answerJson(
      response,
      401,
      { ok: false, error: 'Sign in as the administrator.' },
      { 'www-authenticate': 'Bearer' },
    );
  }
  const { method } = request;
  if (!mayDo(staff.role, rightFor(method, path))) {
    return answerJson(response, 403, { ok: false, error: `This is not for the role "${staff.role}".` });
  }
  const who = staff.account;
  if (method === 'GET' && path === '/summary') {
    const { stamp } = await clock.read();
    const midnight = seoulMidnight(stamp);
    const today = seoulDay(stamp.getTime());
    const visits = (await store.visits.on(today)).filter(({ status }) => status === 'booked').length;
    return answerJson(response, 200, { ...(await store.count(midnight, today)), visits });
  }
  if (method === 'GET' && path === '') {
    const query = queryOf(parameters);
    const page = await store.list(query);
    await log({ who, action: query.text ? 'search' : 'list', count: page.leads.length });
    return answerJson(response, 200, { ...page, leads: await Promise.all(page.leads.map(withAllOf(store))) });
  }
  if (method === 'GET' && path === '/due') {
    const leads = await store.due(seoulDay((await clock.read()).stamp.getTime()), mostPerPage);
    await log({ who, action: 'list', count: leads.length });
    return answerJson(response, 200, { leads: await Promise.all(leads.map(withAllOf(store))) });
  }
  if (method === 'GET' && path === '/figures') return answerFigures(response, parameters, context);
  if (method === 'GET' && path === '/export') {
    const day = seoulMinute((await clock.read()).stamp.toISOString()).slice(0, 10);
    await log({ who, action: 'export' });
    const count = await exportLeads(response, `leads-${day}.csv`, queryOf(parameters), store);
    return log({ who, action: 'export-end', count });
  }
  if (method === 'GET' && path === '/log') {
    return answerJson(response, 200, await store.readLog(parameters.get('cursor'), limitOf(parameters)));
  }
  if (method === 'DELETE' && path === '/expired') {
    return answerJson(response, 200, { ok: true, removed: await deleteExpired(who, context) });
  }
  if (path.startsWith('/visits')) return answerBoard(request, response, path, parameters, who, context);
  if (method === 'POST' && path === '/import') {
    return reading(request, response, fileBytes, (sent) => importLeads(response, sent, who, context));
  }
  const [, id, part] = /^\/([\w-]{16,64})(\/data)?$/.exec(path) ?? [];
  if (!id) return answerJson(response, 404, { ok: false, error: 'There is nothing at this address.' });
  if (method === 'DELETE' && !part) {
    const why = deletionReasons.find((known) => known === parameters.get('why'));
    if (!why) return answerJson(response, 400, { ok: false, error: `Say why: ${deletionReasons.join(', ')}.` });
    const removed = await deleteLead(id, { who, action: 'delete', detail: why }, context);
    return answerJson(response, removed ? 200 : 404, { ok: removed });
  }
  if (method === 'PATCH') {
    const change = part ? correctLead : changeLead;
    return reading(request, response, context.limits.bodyBytes, (sent) => change(response, id, sent, who, context));
  }
  answerJson(response, 405, { ok: false, error: `${method} is not answered here.` }, { allow: 'DELETE, PATCH' });
}
