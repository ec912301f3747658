import type { ServerResponse } from 'node:http';
import { checkLead } from '@riverview/site/lead';
import type { Lead } from '@riverview/site/leadFields';
import { correctable, correctionReasons, type LeadWork, workLimits } from '@riverview/site/leadWork';
import { answerJson } from '../http/answers';
import { problemsIn } from '../http/problemsIn';
import { BodyRefused } from '../http/readBody';
import type { KeptLead } from '../leadStore';
import type { LeadsContext } from '../leadsContext';

/** What became of a correction, and how it is answered. */
const statuses = { changed: 200, gone: 404, 'changed-meanwhile': 409, full: 422 } as const;

/** The corrected values and their names; what is not to be corrected stays. */
function corrected(lead: KeptLead, sent: Readonly<Record<string, unknown>>) {
  const wanted = correctable.filter((field) => field in sent);
  const given = Object.fromEntries(wanted.map((field) => [field, sent[field]]));
  const { lead: checked, problems } = checkLead({ ...lead, ...given, key: null });
  if (!checked) return { problems, values: {}, fields: [] };
  const fields = wanted.filter((field) => checked[field] !== lead[field]);
  const values: Partial<Lead> = Object.fromEntries(fields.map((field) => [field, checked[field]]));
  // Where nothing optional is left, nothing of it is agreed to.
  return { problems: null, values: { ...values, details: checked.details }, fields };
}

/**
 * Answers `PATCH /:id/data` `{ revision, why, name, phone, birthday, message }`: a correction on request of the person concerned
 * (개인정보 보호법 제36조). An empty field is taken out. The log names the fields and the reason, and what stood there is overwritten.
 */
export async function correctLead(
  response: ServerResponse,
  id: string,
  sent: Readonly<Record<string, unknown>>,
  who: string,
  { store, sms, clock, log }: LeadsContext,
): Promise<void> {
  const why = correctionReasons.find((known) => known === sent.why);
  if (!why || typeof sent.revision !== 'number')
    throw new BodyRefused(400, 'Send { "revision": 0, "why": "asked" } with what is to be corrected.');
  const lead = await store.read(id);
  if (!lead) return answerJson(response, 404, { ok: false, error: 'There is no such lead.' });
  const { problems, values, fields } = corrected(lead, sent);
  if (problems) return answerJson(response, 422, { ok: false, outcome: 'refused', errors: problemsIn(problems) });
  if (fields.length === 0) throw new BodyRefused(400, 'There is nothing to be corrected.');
  await log({ who, action: 'correct', lead: id, count: 1, detail: `${fields.join(' ')}: ${why}` });
  const at = (await clock.read()).stamp.toISOString();
  let outcome = 'gone' as keyof typeof statuses;
  let work: LeadWork | null = null;
  await store.change([id], ([now]) => {
    work = now?.work ?? null;
    if (!now) outcome = 'gone';
    else if (now.work.revision !== sent.revision) outcome = 'changed-meanwhile';
    else if (now.work.history.length >= workLimits.history) outcome = 'full';
    else {
      const entry = { at, by: who, kind: 'corrected', fields, why } as const;
      work = { ...now.work, revision: now.work.revision + 1, history: [...now.work.history, entry] };
      outcome = 'changed';
      return [{ ...now, ...values, work }];
    }
    return null;
  });
  if (outcome === 'changed') {
    // The log of messages names the number that was wrong.
    if (fields.includes('phone')) await sms.forget?.({ phones: new Set([lead.phone]), before: null });
    await store.scrub();
  }
  answerJson(response, statuses[outcome], {
    ok: outcome === 'changed',
    outcome,
    work,
    ...(outcome === 'changed' && { lead: values }),
  });
}
