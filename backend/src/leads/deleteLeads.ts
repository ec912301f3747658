import { setImmediate as turn } from 'node:timers/promises';
import type { AccessEntry } from './accessLog';
import type { LeadsContext } from './leadsContext';

const day = 86_400_000;

/** Days after a deletion in which the same lead, sent once more, is known to have been deleted. */
export const traceDays = 365;

interface Doomed {
  readonly id: string;
  readonly phone: string;
}

/**
 * Deletes leads and whatever else this machine holds of the people: the log of messages first, so that what fails half-way is
 * done again with the lead. Returns how many there were. The disk is clean after {@link LeadsContext.store}'s `scrub`.
 */
export async function deleteLeads(
  doomed: readonly Doomed[],
  entry: Pick<AccessEntry, 'who' | 'action' | 'detail'>,
  { store, sms, clock, log }: LeadsContext,
): Promise<number> {
  if (doomed.length === 0) return 0;
  await log({ ...entry, lead: doomed.length === 1 ? (doomed[0]?.id ?? null) : null, count: doomed.length });
  await sms.forget?.({ phones: new Set(doomed.map(({ phone }) => phone)), before: null });
  const now = (await clock.read()).stamp;
  const ids = doomed.map(({ id }) => id);
  const removed = await store.remove(ids, now.toISOString(), new Date(now.getTime() + traceDays * day).toISOString());
  await store.visits.fill(now.toISOString());
  return removed;
}

/** Deletes one lead for good; `false` where there is none. */
export async function deleteLead(
  id: string,
  entry: Pick<AccessEntry, 'who' | 'action' | 'detail'>,
  context: LeadsContext,
): Promise<boolean> {
  const lead = await context.store.read(id);
  if (!lead) return false;
  const removed = await deleteLeads([{ id, phone: lead.phone }], entry, context);
  await context.store.scrub();
  return removed > 0;
}

/** Leads deleted in one go: a few milliseconds each, in which nobody else is answered. */
const atATime = 8;

/** Deletes what was promised to be gone by now. Returns how many. */
export async function deleteExpired(who: string, context: LeadsContext): Promise<number> {
  const { store, clock, stopping } = context;
  const now = (await clock.read()).trusted.toISOString();
  let removed = 0;
  while (!stopping?.aborted) {
    const doomed = await store.expired(now, atATime);
    if (doomed.length === 0) break;
    const gone = await deleteLeads(doomed, { who, action: 'expire' }, context);
    // Another process is deleting the same ones.
    if (gone === 0) break;
    removed += gone;
    await turn();
  }
  if (removed > 0) await store.scrub();
  return removed;
}
