import type { IncomingMessage, ServerResponse } from 'node:http';
import { visitSentence } from '@riverview/site/visitWords';
import { visitPages } from '../content/visitWords';
import { deleteLead } from '../deleteLeads';
import { answerHtml, answerJson } from '../http/answers';
import { escapeHtml } from '../http/framedPage';
import { resultPage } from '../http/resultPage';
import type { LeadsContext } from '../leadsContext';
import { tellVisit, type VisitAnswer } from '../visits/tellVisit';
import { signedLead, withdrawPath } from './withdrawPath';

function visitLine(told: VisitAnswer): string {
  const link = told.status === 'none' || told.status === 'closed' ? visitPages.pick : visitPages.link;
  return `<p class="message ${told.status === 'booked' ? 'done' : 'busy'}">${visitSentence(told)}</p>
<p><a class="plain" href="${escapeHtml(told.link)}">${link}</a></p>`;
}

/** The page that follows a native post. It holds nothing of the lead, and the withdrawal only for who brings the signature. */
export async function answerDone(
  response: ServerResponse,
  parameters: URLSearchParams,
  context: LeadsContext,
): Promise<void> {
  const { facts, seal, store } = context;
  const makes = await seal();
  const id = signedLead(parameters, makes);
  const lead = id ? await store.read(id) : null;
  const told = lead && (await tellVisit(lead, context));
  const visit = told && visitLine(told);
  answerHtml(response, 200, resultPage({ kind: 'done', facts, withdraw: id && withdrawPath(id, makes), visit }));
}

/** Withdraws a consent by its signed link: `GET` asks, `POST` deletes. Says the same of a wrong signature and of no lead. */
export async function answerWithdraw(
  request: IncomingMessage,
  response: ServerResponse,
  parameters: URLSearchParams,
  context: LeadsContext,
): Promise<void> {
  const { store, facts, seal } = context;
  request.resume();
  const { method } = request;
  if (method !== 'GET' && method !== 'HEAD' && method !== 'POST') {
    return answerJson(response, 405, { ok: false, error: `${method} is not answered here.` }, { allow: 'GET, POST' });
  }
  const makes = await seal();
  const id = signedLead(parameters, makes);
  const state = id ? await store.find(id) : 'unknown';
  if (!id || state === 'unknown') return answerHtml(response, 404, resultPage({ kind: 'unknown', facts }));
  if (state === 'kept' && method !== 'POST') {
    return answerHtml(response, 200, resultPage({ kind: 'withdraw', facts, withdraw: withdrawPath(id, makes) }));
  }
  if (state === 'kept') await deleteLead(id, { who: 'visitor', action: 'withdraw' }, context);
  answerHtml(response, 200, resultPage({ kind: 'withdrawn', facts }));
}
