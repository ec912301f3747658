import type { IncomingMessage, ServerResponse } from 'node:http';
import { knownConsent } from '@riverview/site/consentVersions';
import { isSlot } from '@riverview/site/visitSchedule';
import { visitSentence } from '@riverview/site/visitWords';
import { type Said, visitPages } from '../content/visitWords';
import { answerCalendar, answerHtml, answerJson, answerRedirect } from '../http/answers';
import { callLine, escapeHtml, framedPage } from '../http/framedPage';
import { BodyRefused, readBody } from '../http/readBody';
import { resultPage } from '../http/resultPage';
import type { StoredLead } from '../leadStore';
import type { LeadsContext } from '../leadsContext';
import { calendarFile } from './calendarFile';
import { openSlots } from './openSlots';
import { tellVisit } from './tellVisit';
import { tellVisitors } from './tellVisitors';
import type { VisitConsent, VisitPlace } from './visit';
import { consentFields, slotSelect } from './visitForm';
import { calendarPath, visitLead, visitPath } from './visitPath';

/** Whether a booked time was agreed to already: with the lead, or when it was booked. */
const isAgreed = (lead: StoredLead, visit: VisitPlace | null): boolean =>
  Boolean((lead.form === 'customer' && lead.details) || visit?.agreed);

function agreedIn(sent: Readonly<Record<string, unknown>>, at: string): VisitConsent | null {
  const consent = knownConsent(sent.consent, 'customer');
  return consent && sent.details === consent ? { consent, details: consent, at } : null;
}

const button = (name: string, label: string, kind: string) =>
  `<button class="${kind}" type="submit" name="do" value="${name}">${label}</button>`;

async function page(
  lead: StoredLead,
  said: Said | null,
  context: LeadsContext,
): Promise<ReturnType<typeof framedPage>> {
  const { store, facts, seal } = context;
  const makes = await seal();
  const visit = await store.visits.of(lead.id);
  const told = await tellVisit(lead, context);
  const status = told?.status ?? 'none';
  const slots = await openSlots(context);
  const isHeld = status === 'booked' || status === 'waiting';
  const action = escapeHtml(visitPath(lead.id, makes));
  const consents = isAgreed(lead, visit) ? '' : consentFields(facts, false);
  const choice =
    slots.length === 0
      ? `<p>${visitPages.none}</p>`
      : `${isHeld ? `<h2>${visitPages.changeTitle}</h2>` : ''}<form method="post" action="${action}">${slotSelect(slots, isHeld ? (visit?.slot ?? null) : null)}${consents}${button('book', isHeld ? visitPages.change : visitPages.book, 'back')}</form>`;
  const body = `${said ? `<p class="message invalid" role="alert">${visitPages.said[said]}</p>` : ''}
<p class="message ${status === 'booked' ? 'done' : 'busy'}" role="status">${visitSentence(told ?? { status, slot: null, position: null })}</p>
${status === 'booked' ? `<p><a class="plain" href="${escapeHtml(calendarPath(lead.id, makes))}" download>${visitPages.calendar}</a></p>` : ''}
${choice}
${isHeld ? `<h2>${visitPages.cancelTitle}</h2><form method="post" action="${action}">${button('cancel', visitPages.cancel, 'back line')}</form>` : ''}
${callLine(visitPages.call, facts)}
<a class="plain" href="/">${visitPages.home}</a>`;
  return framedPage(visitPages.title, body, facts, true);
}

async function change(
  lead: StoredLead,
  sent: Readonly<Record<string, unknown>>,
  context: LeadsContext,
): Promise<Said | null> {
  const { store, clock } = context;
  const now = (await clock.read()).stamp.toISOString();
  if (sent.do === 'cancel') {
    await store.visits.cancel(lead.id, now, true);
    return null;
  }
  if (!isSlot(sent.visitSlot)) return 'slot';
  const agreed = agreedIn(sent, now);
  if (!agreed && !isAgreed(lead, await store.visits.of(lead.id))) return 'consent';
  const outcome = await store.visits.book({ lead: lead.id, slot: sent.visitSlot, now, agreed });
  return outcome === 'full' || outcome === 'closed' ? outcome : null;
}

/**
 * The page of one visit, for who brings its signed link: `GET` shows it, with the times that are open, `POST` books, changes or
 * cancels. `/calendar` is the same for a calendar. Says the same of a wrong signature and of no lead.
 */
export async function answerVisit(
  request: IncomingMessage,
  response: ServerResponse,
  parameters: URLSearchParams,
  isCalendar: boolean,
  context: LeadsContext,
): Promise<void> {
  const { store, facts, seal, clock, limits, log, report } = context;
  const { method } = request;
  const isPost = method === 'POST' && !isCalendar;
  if (method !== 'GET' && method !== 'HEAD' && !isPost) {
    request.resume();
    return answerJson(response, 405, { ok: false, error: `${method} is not answered here.` }, { allow: 'GET, POST' });
  }
  const makes = await seal();
  const id = visitLead(parameters, makes);
  const lead = id ? await store.read(id) : null;
  if (!lead) {
    request.resume();
    return answerHtml(response, 404, resultPage({ kind: 'unknown', facts }));
  }
  if (isCalendar) {
    const [visit, schedule] = await Promise.all([store.visits.of(lead.id), store.visits.schedule()]);
    if (visit?.status !== 'booked') return answerHtml(response, 404, resultPage({ kind: 'unknown', facts }));
    return answerCalendar(response, 'visit.ics', calendarFile(visit, schedule?.every ?? 60, facts));
  }
  if (!isPost) {
    const said = Object.keys(visitPages.said).find((known): known is Said => known === parameters.get('said')) ?? null;
    return answerHtml(response, 200, await page(lead, said, context));
  }
  let sent: Readonly<Record<string, unknown>>;
  try {
    sent = await readBody(request, limits.bodyBytes);
  } catch (error) {
    if (!(error instanceof BodyRefused)) throw error;
    return answerHtml(response, error.status, resultPage({ kind: 'busy', facts, back: visitPath(lead.id, makes) }));
  }
  await log({ who: 'visitor', action: 'visit', lead: lead.id, count: 1 });
  const said = await change(lead, sent, context);
  await store.visits.fill((await clock.read()).stamp.toISOString());
  answerRedirect(response, `${visitPath(lead.id, makes)}${said ? `&said=${said}` : ''}`);
  await tellVisitors(context).catch(report);
}
