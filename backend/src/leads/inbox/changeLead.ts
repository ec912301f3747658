import type { ServerResponse } from 'node:http';
import {
  type LeadWork,
  needsRevision,
  readWorkChange,
  type WorkChange,
  worked,
  workLimits,
} from '@riverview/site/leadWork';
import { answerJson } from '../http/answers';
import { BodyRefused } from '../http/readBody';
import type { KeptLead } from '../leadStore';
import type { LeadsContext } from '../leadsContext';

/** A lead as it is after a change by somebody; it is handled as soon as it is not new any more. */
export function workedLead(lead: KeptLead, change: WorkChange, by: string, at: string): KeptLead {
  const work = worked(lead.work, change, by, at);
  return { ...lead, work, handledAt: work.status === 'new' ? null : (lead.handledAt ?? at) };
}

/**
 * What came from the same number before, and is still new, goes the same way: it is one person, who is called once. Nothing else
 * of theirs is touched.
 */
function withEarlier(leads: readonly KeptLead[], id: string, change: WorkChange, by: string, at: string) {
  const { status } = change;
  const lead = leads.find((one) => one.id === id) as KeptLead;
  const earlier = leads.filter(
    (one) => one.id !== id && one.work.status === 'new' && one.receivedAt <= lead.receivedAt,
  );
  return [
    workedLead(lead, change, by, at),
    ...(status ? earlier.map((one) => workedLead(one, { status }, by, at)) : []),
  ];
}

/** What became of a change, and how it is answered. */
const statuses = { changed: 200, gone: 404, 'changed-meanwhile': 409, full: 422 } as const;

/**
 * Answers `PATCH /:id`: `{ revision, status }`, `{ revision, next: { what, due } }`, `{ note }`, or several of them at once. 409 with
 * the work as it is where somebody was faster: nothing is written then.
 */
export async function changeLead(
  response: ServerResponse,
  id: string,
  sent: Readonly<Record<string, unknown>>,
  who: string,
  { store, clock, log }: LeadsContext,
): Promise<void> {
  const change = readWorkChange(sent);
  if (!change || (needsRevision(change) && typeof sent.revision !== 'number'))
    throw new BodyRefused(400, 'Send { "revision": 0 } with "status", "next" or "note".');
  const phone = (await store.read(id))?.phone;
  if (!phone) return answerJson(response, 404, { ok: false, error: 'There is no such lead.' });
  await log({ who, action: 'work', lead: id, count: 1, detail: Object.keys(change).join(' ') });
  const at = (await clock.read()).stamp.toISOString();
  let outcome = 'gone' as keyof typeof statuses;
  let work: LeadWork | null = null;
  const ids = change.status ? (await store.ofPhone(phone)).map((one) => one.id) : [];
  await store.change([...new Set([id, ...ids])], (leads) => {
    const lead = leads.find((one) => one.id === id);
    work = lead?.work ?? null;
    if (!lead) outcome = 'gone';
    else if (needsRevision(change) && lead.work.revision !== sent.revision) outcome = 'changed-meanwhile';
    else if (lead.work.history.length >= workLimits.history) outcome = 'full';
    else {
      const after = withEarlier(leads, id, change, who, at);
      work = after[0]?.work ?? null;
      outcome = 'changed';
      return after;
    }
    return null;
  });
  answerJson(response, statuses[outcome], { ok: outcome === 'changed', outcome, work });
}
