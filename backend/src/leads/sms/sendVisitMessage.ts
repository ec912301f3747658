import type { Facts } from '@platform/contract';
import { visitMessage } from '../content/visitMessage';
import type { LeadStore, StoredLead } from '../leadStore';
import type { SmsSender } from './smsSender';

interface VisitMessage {
  readonly store: LeadStore;
  readonly sms: SmsSender;
  readonly facts: Facts;
  readonly now: () => Date;
}

/** Sends the message a reservation promises and records the outcome beside the lead. Never rejects for the provider's sake. */
export async function sendVisitMessage(
  lead: Pick<StoredLead, 'id' | 'phone'>,
  { store, sms, facts, now }: VisitMessage,
): Promise<void> {
  const outcome = await sms.send({ to: lead.phone, text: visitMessage(facts) }).then(
    (detail) => ({ status: 'sent', detail }) as const,
    (error: unknown) => ({ status: 'failed', detail: String(error) }) as const,
  );
  await store.recordSms(lead.id, { ...outcome, at: now().toISOString() });
}

/** Messages younger than this may still be on their way from the request that promised them. */
const onItsWay = 60_000;
const atATime = 100;

/** Sends what earlier processes promised and did not send. Returns how many messages it tried. */
export async function sendWaitingMessages(message: VisitMessage): Promise<number> {
  const before = new Date(message.now().getTime() - onItsWay).toISOString();
  const waiting = (await message.store.awaitingSms(atATime)).filter(({ receivedAt }) => receivedAt < before);
  for (const lead of waiting) await sendVisitMessage(lead, message);
  return waiting.length;
}
