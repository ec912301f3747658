import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  checkLead,
  honeypotField,
  type Lead,
  type LeadField,
  type LeadProblems,
  leadFields,
} from '@riverview/site/lead';
import { problemTexts } from './content/problems';
import { answerHtml, answerJson, answerRedirect } from './http/answers';
import { BodyRefused, readBody } from './http/readBody';
import { resultPage } from './http/resultPage';
import type { StoredLead } from './leadStore';
import type { LeadsOptions } from './leadsOptions';
import { sendVisitMessage } from './sms/sendVisitMessage';

const day = 86_400_000;

/** Where a native post is led to when it is done: reloading that page sends nothing again. */
export const donePath = '/api/leads/done';

/** A native post has no key of its own: the same content on the same day is one lead. */
function derivedKey({ form, name, phone, birthday, message }: Lead, receivedAt: string): string {
  const content = JSON.stringify([form, name, phone, birthday, message, receivedAt.slice(0, 10)]);
  return `native-${createHash('sha256').update(content).digest('hex').slice(0, 40)}`;
}

function refererPath(request: IncomingMessage): string | null {
  const { referer } = request.headers;
  return referer && URL.canParse(referer) ? new URL(referer).pathname : null;
}

function texts(problems: LeadProblems): readonly { field: LeadField; code: string; message: string }[] {
  return leadFields.flatMap((field) => {
    const code = problems[field];
    return code ? [{ field, code, message: problemTexts[field][code] }] : [];
  });
}

/** Takes a post of one of the forms: checks it, stores it, answers, and only then sends the message it promised. */
export async function receiveLead(
  request: IncomingMessage,
  response: ServerResponse,
  waitFor: number,
  options: LeadsOptions,
): Promise<void> {
  const { store, facts, now, limits, currentRelease } = options;
  const native =
    (request.headers['content-type'] ?? '').toLowerCase().startsWith('application/x-www-form-urlencoded') &&
    !(request.headers.accept ?? '').includes('application/json');

  function refuse(status: number, error: string, headers: Readonly<Record<string, string>> = {}): void {
    if (native) answerHtml(response, status, resultPage({ kind: 'busy', facts, back: refererPath(request) }), headers);
    else answerJson(response, status, { ok: false, error }, headers);
  }

  function done(): void {
    if (native) answerRedirect(response, donePath);
    else answerJson(response, 200, { ok: true, next: donePath });
  }

  if (waitFor > 0) {
    request.resume();
    return refuse(429, 'Too many posts from this address.', { 'retry-after': String(waitFor) });
  }
  let sent: Readonly<Record<string, unknown>>;
  try {
    sent = await readBody(request, limits.bodyBytes);
  } catch (error) {
    if (!(error instanceof BodyRefused)) throw error;
    return refuse(error.status, error.message, error.status === 408 ? { connection: 'close' } : {});
  }
  if (typeof sent[honeypotField] === 'string' && sent[honeypotField]) return done();

  const { lead, problems } = checkLead(sent);
  if (!lead) {
    const errors = texts(problems);
    const back = typeof sent.page === 'string' && /^\/(?![/\\])/.test(sent.page) ? sent.page : refererPath(request);
    if (!native) return answerJson(response, 422, { ok: false, errors });
    const page = resultPage({ kind: 'invalid', facts, back, problems: errors.map(({ message }) => message) });
    return answerHtml(response, 422, page);
  }

  const received = now();
  const receivedAt = received.toISOString();
  const stored: StoredLead = {
    ...lead,
    page: lead.page ?? refererPath(request),
    release: lead.release ?? currentRelease?.() ?? null,
    id: lead.key ?? derivedKey(lead, receivedAt),
    receivedAt,
    deleteAfter: new Date(received.getTime() + facts.leads.retentionDays * day).toISOString(),
    handledAt: null,
    native,
    sms: lead.form === 'interest' ? null : { status: 'pending', at: receivedAt, detail: null },
  };
  let outcome: 'added' | 'known';
  try {
    outcome = await store.add(stored);
  } catch (error) {
    options.report(error);
    return refuse(503, 'The lead could not be stored. Please send it again.', { 'retry-after': '5' });
  }
  done();
  if (outcome === 'added' && stored.sms) await sendVisitMessage(stored, options);
}
