import type { IncomingMessage, ServerResponse } from 'node:http';
import { deleteLead } from '../deleteLeads';
import { answerHtml, answerJson } from '../http/answers';
import { resultPage } from '../http/resultPage';
import type { LeadsContext } from '../leadsContext';
import { signedLead, withdrawPath } from './withdrawPath';

/** The page that follows a native post. It holds nothing of the lead, and the withdrawal only for who brings the signature. */
export async function answerDone(
  response: ServerResponse,
  parameters: URLSearchParams,
  { facts, seal }: LeadsContext,
): Promise<void> {
  const makes = await seal();
  const id = signedLead(parameters, makes);
  answerHtml(response, 200, resultPage({ kind: 'done', facts, withdraw: id && withdrawPath(id, makes) }));
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
