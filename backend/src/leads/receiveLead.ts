import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { releaseHeader } from '@platform/contract/releaseTiming';
import { seoulMinute } from '@riverview/shared-ui/seoul-time';
import { collectsLeads } from '@riverview/site/collectsLeads';
import { checkLead, readLeadKey, readRelease } from '@riverview/site/lead';
import { honeypotField } from '@riverview/site/leadFields';
import { answerHtml, answerJson, answerRedirect } from './http/answers';
import { problemsIn } from './http/problemsIn';
import { BodyRefused, readBody } from './http/readBody';
import { resultPage } from './http/resultPage';
import type { NewLead } from './leadStore';
import type { LeadsContext } from './leadsContext';
import { deliverNotices, noticesOf } from './notices/deliverNotices';
import { leadId } from './seal';
import { sendVisitMessage } from './sms/sendVisitMessage';
import { tellVisit } from './visits/tellVisit';
import { signedDonePath, withdrawPath } from './withdraw/withdrawPath';

const day = 86_400_000;

/** How often a native post may be deleted and sent anew on one day. */
const mostTurns = 20;

/** Keeps a lead under the id that its key, or for want of one its content, gives it. Resolves to that id and whether it is new. */
async function keep(
  lead: Omit<NewLead, 'id'>,
  key: string | null,
  from: string,
  { store, seal, tellers }: LeadsContext,
): Promise<{ readonly id: string; readonly added: boolean }> {
  const told = noticesOf(lead, tellers);
  if (!lead.native) {
    // Whoever sends JSON without a key cannot repeat it: each is a lead of its own.
    const id = leadId(key ?? randomBytes(16).toString('hex'), lead);
    return { id, added: (await store.add({ ...lead, id }, told)) === 'added' };
  }
  const makes = await seal();
  const today = seoulMinute(lead.receivedAt).slice(0, 10);
  for (let turn = 0; ; turn++) {
    const id = makes.nativeId(lead, today, from, turn);
    const outcome = await store.add({ ...lead, id }, told);
    if (outcome !== 'deleted' || turn === mostTurns) return { id, added: outcome === 'added' };
  }
}

function refererPath(request: IncomingMessage): string | null {
  const { referer } = request.headers;
  return referer && URL.canParse(referer) ? new URL(referer).pathname : null;
}

/** What the link to the form's page said, where no script was there to say it. */
function refererQuery(request: IncomingMessage): string | null {
  const { referer } = request.headers;
  if (!referer || !URL.canParse(referer)) return null;
  const { pathname, search } = new URL(referer);
  return search.includes('utm_') ? `${search.slice(1)}&landing=${encodeURIComponent(pathname)}` : null;
}

/** Takes a post of one of the forms: checks it, stores it, answers, and only then sends the message it promised. */
export async function receiveLead(
  request: IncomingMessage,
  response: ServerResponse,
  address: string,
  waitFor: number,
  context: LeadsContext,
): Promise<void> {
  const { facts, limits, currentRelease, clock, seal, report } = context;
  const native =
    (request.headers['content-type'] ?? '').toLowerCase().startsWith('application/x-www-form-urlencoded') &&
    !(request.headers.accept ?? '').includes('application/json');

  function refuse(status: number, error: string, headers: Readonly<Record<string, string>> = {}): void {
    if (native) answerHtml(response, status, resultPage({ kind: 'busy', facts, back: refererPath(request) }), headers);
    else answerJson(response, status, { ok: false, error }, headers);
  }

  async function done(key: string | null, receipt: string, visitSlot: string | null): Promise<void> {
    const makes = await seal();
    if (native) answerRedirect(response, signedDonePath(receipt, makes));
    else {
      const visit = await tellVisit({ id: receipt, visitSlot }, context);
      answerJson(response, 200, {
        ok: true,
        key,
        receipt,
        withdraw: withdrawPath(receipt, makes),
        ...(visit && { visit }),
      });
    }
  }

  if (waitFor > 0) {
    request.resume();
    return refuse(429, 'Too many posts from this address.', { 'retry-after': String(waitFor) });
  }
  if (!collectsLeads(facts)) {
    request.resume();
    return refuse(503, 'Nobody answers for personal data yet: facts.privacy.controller is to be named first.');
  }
  let sent: Readonly<Record<string, unknown>>;
  try {
    sent = await readBody(request, limits.bodyBytes);
  } catch (error) {
    if (!(error instanceof BodyRefused)) throw error;
    return refuse(error.status, error.message, error.status === 408 ? { connection: 'close' } : {});
  }
  const key = native ? null : readLeadKey(sent.key);
  if (typeof sent[honeypotField] === 'string' && sent[honeypotField])
    return done(key, randomBytes(32).toString('hex'), null);

  const { lead, problems } = checkLead(native ? { arrival: refererQuery(request), ...sent } : sent);
  if (!lead) {
    const errors = problemsIn(problems);
    const back = typeof sent.page === 'string' && /^\/(?![/\\])/.test(sent.page) ? sent.page : refererPath(request);
    if (!native) return answerJson(response, 422, { ok: false, key, errors });
    const page = resultPage({ kind: 'invalid', facts, back, problems: errors.map(({ message }) => message) });
    return answerHtml(response, 422, page);
  }

  const { key: _, ...content } = lead;
  let kept: { readonly id: string; readonly added: boolean };
  const promisesSms = lead.form !== 'interest';
  try {
    const received = (await clock.read()).stamp;
    const receivedAt = received.toISOString();
    const stored: Omit<NewLead, 'id'> = {
      ...content,
      page: lead.page ?? refererPath(request),
      release: lead.release ?? currentRelease?.() ?? readRelease(request.headers[releaseHeader]),
      receivedAt,
      consentedAt: receivedAt,
      deleteAfter: new Date(received.getTime() + facts.leads.retentionDays * day).toISOString(),
      handledAt: null,
      native,
      sms: promisesSms ? { status: 'pending', at: receivedAt, detail: null } : null,
    };
    kept = await keep(stored, key, address, context);
    await done(key, kept.id, lead.visitSlot);
  } catch (error) {
    report(error);
    return refuse(503, 'The lead could not be stored. Please send it again.', { 'retry-after': '5' });
  }
  if (!kept.added) return;
  await Promise.all([
    deliverNotices(context),
    promisesSms && sendVisitMessage({ id: kept.id, phone: lead.phone, visitSlot: lead.visitSlot }, context),
  ]);
}
