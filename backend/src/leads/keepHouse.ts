import { accessLogDays } from './accessLog';
import { deleteExpired } from './deleteLeads';
import type { LeadsContext } from './leadsContext';
import { deliverNotices } from './notices/deliverNotices';
import { sendWaitingMessages } from './sms/sendVisitMessage';
import { leapAllowed } from './time/advanceClock';
import { tellVisitors } from './visits/tellVisitors';

const day = 86_400_000;

/**
 * A lead that came while the clock stood far ahead would be kept as much too long: once the clock is right again it is dated
 * anew, to the latest it can have come.
 */
async function dateAnew({ store, facts, clock }: LeadsContext): Promise<void> {
  const { trusted, settled } = await clock.read();
  if (!settled) return;
  const latest = new Date(trusted.getTime() + leapAllowed).toISOString();
  const gone = new Date(trusted.getTime() + facts.leads.retentionDays * day).toISOString();
  for (;;) {
    const { leads } = await store.list({ text: '', state: 'all', cursor: null, limit: 20 });
    const future = leads.filter(({ receivedAt }) => receivedAt > latest);
    for (const { id } of future) await store.redate(id, trusted.toISOString(), gone);
    if (future.length < 20) return;
  }
}

/**
 * What is due without anybody asking: leads whose retention is over go, with their messages, and so do traces and entries of
 * the access log whose own time is over; messages that an earlier process promised are sent, and what
 * the desk has not been told yet. Rejects with the first failure,
 * having tried the rest.
 */
export async function keepHouse(context: LeadsContext): Promise<void> {
  const { store, sms, facts, clock } = context;
  const trusted = (await clock.read()).trusted.getTime();
  const before = (days: number) => new Date(trusted - days * day).toISOString();
  const outcomes = await Promise.allSettled([
    clock.keep(),
    dateAnew(context),
    deleteExpired('system', context).then(() =>
      sms.forget?.({ phones: new Set(), before: before(facts.leads.retentionDays) }),
    ),
    store.forget(new Date(trusted).toISOString(), before(accessLogDays)),
    sendWaitingMessages(context),
    deliverNotices(context),
    // A process may have ended between a place that came free and whom it goes to.
    clock
      .read()
      .then(({ stamp }) => store.visits.fill(stamp.toISOString()))
      .then(() => tellVisitors(context)),
  ]);
  // Each time: an earlier process may have ended between deleting and this, or another have read the pages just then.
  await store.scrub();
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}
