import { accessLogDays } from './accessLog';
import { deleteExpired } from './deleteLeads';
import type { LeadsContext } from './leadsContext';
import { sendWaitingMessages } from './sms/sendVisitMessage';

const day = 86_400_000;

/**
 * What is due without anybody asking: leads whose retention is over go, with their messages, and so do traces and entries of
 * the access log whose own time is over; messages that an earlier process promised are sent. Rejects with the first failure,
 * having tried the rest.
 */
export async function keepHouse(context: LeadsContext): Promise<void> {
  const { store, sms, facts, clock } = context;
  const trusted = (await clock.read()).trusted.getTime();
  const before = (days: number) => new Date(trusted - days * day).toISOString();
  const outcomes = await Promise.allSettled([
    clock.keep(),
    deleteExpired('system', context).then(() =>
      sms.forget?.({ phones: new Set(), before: before(facts.leads.retentionDays) }),
    ),
    store.forget(new Date(trusted).toISOString(), before(accessLogDays)),
    sendWaitingMessages(context),
  ]);
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}
