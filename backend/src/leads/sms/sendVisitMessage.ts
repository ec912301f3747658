import { visitMessage } from '../content/visitMessage';
import type { StoredLead } from '../leadStore';
import type { LeadsContext } from '../leadsContext';
import { tellVisit } from '../visits/tellVisit';
import { withdrawPath } from '../withdraw/withdrawPath';

type VisitMessage = Pick<LeadsContext, 'store' | 'sms' | 'facts' | 'clock' | 'seal'>;

/** Sends the message a reservation promises and records the outcome beside the lead. Never rejects for the provider's sake. */
export async function sendVisitMessage(
  lead: Pick<StoredLead, 'id' | 'phone' | 'visitSlot'>,
  { store, sms, facts, clock, seal }: VisitMessage,
): Promise<void> {
  const visit = await tellVisit(lead, { store, clock, seal });
  const text = visitMessage(facts, withdrawPath(lead.id, await seal()), visit);
  const outcome = await sms.send({ to: lead.phone, text }).then(
    (detail) => ({ status: 'sent', detail }) as const,
    (error: unknown) => ({ status: 'failed', detail: String(error) }) as const,
  );
  const there = await store.recordSms(lead.id, { ...outcome, at: (await clock.read()).stamp.toISOString() });
  // Deleted while its message was on the way: no copy of the message stays either.
  if (!there) await sms.forget?.({ phones: new Set([lead.phone]), before: null });
}

/** Messages younger than this may still be on their way from the request that promised them. */
const onItsWay = 60_000;
const atATime = 100;

/** Sends what earlier processes promised and did not send. Returns how many messages it tried. */
export async function sendWaitingMessages(message: VisitMessage): Promise<number> {
  const before = new Date((await message.clock.read()).stamp.getTime() - onItsWay).toISOString();
  const waiting = (await message.store.awaitingSms(atATime)).filter(({ receivedAt }) => receivedAt < before);
  for (const lead of waiting) await sendVisitMessage(lead, message);
  return waiting.length;
}
