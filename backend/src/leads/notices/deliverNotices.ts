import type { NewLead } from '../leadStore';
import type { LeadsContext } from '../leadsContext';
import { type Channel, channels, maskedName, type Notice } from './notice';
import { endOfQuiet } from './quietHours';

/** Milliseconds until the next try, by how many there were; the last counts from then on. */
const pauses = [15_000, 30_000, 60_000, 120_000, 300_000];
/** Milliseconds after which nobody tries any more. */
const patience = 86_400_000;
/** Milliseconds in which a try is over, or another process may take its turn. */
export const turn = 60_000;
const atATime = 50;
/** Of what is told or given up. */
const never = '9999-12-31T00:00:00.000Z';

/** Telephones ring; mail and webhooks wait by themselves. */
const rings: readonly Channel[] = ['sms', 'kakao'];

/** What is to be told of a new lead. */
export function noticesOf(
  lead: Omit<NewLead, 'id'>,
  tellers: LeadsContext['tellers'] = {},
): readonly Omit<Notice, 'lead'>[] {
  const { form, visitDay, visitPart, visitSlot, receivedAt, name } = lead;
  const about = { form, visitDay, visitPart, ...(visitSlot && { visitSlot }), receivedAt, who: maskedName(name) };
  return channels
    .filter((channel) => tellers[channel])
    .map((channel) => ({
      channel,
      about,
      status: 'pending',
      attempts: 0,
      nextAt: receivedAt,
      at: receivedAt,
      detail: null,
    }));
}

type Delivery = Pick<LeadsContext, 'store' | 'facts' | 'clock' | 'tellers' | 'report'>;

async function tell(notice: Notice, { store, facts, clock, tellers, report }: Delivery): Promise<void> {
  const teller = tellers?.[notice.channel];
  const began = (await clock.read()).stamp.getTime();
  const settle = (change: Partial<Notice>, at: number) =>
    store.settleNotice({ ...notice, ...change, at: new Date(at).toISOString() });
  const later = (time: number) => ({ status: 'pending', nextAt: new Date(time).toISOString() }) as const;
  const quietUntil = rings.includes(notice.channel) ? endOfQuiet(began, facts.leads.quietHours) : null;
  if (quietUntil !== null) return settle(later(quietUntil), began);
  try {
    // Set up when the lead came, and not any more.
    if (!teller) throw new Error(`Nobody is set up to be told by ${notice.channel}.`);
    const detail = await teller(notice);
    await settle({ status: 'sent', nextAt: never, detail }, (await clock.read()).stamp.getTime());
  } catch (error) {
    const failed = (await clock.read()).stamp.getTime();
    const detail = error instanceof Error ? error.message.slice(0, 300) : 'unknown';
    const givenUp = failed - Date.parse(notice.about.receivedAt) > patience;
    if (givenUp)
      report(new Error(`The desk could not be told by ${notice.channel} of the lead ${notice.lead}: ${detail}`));
    const pause = pauses[Math.min(notice.attempts, pauses.length) - 1] ?? 0;
    await settle(givenUp ? { status: 'dead', nextAt: never, detail } : { ...later(failed + pause), detail }, failed);
  }
}

/**
 * Tells the desk what is due. A notice is claimed before it is told, so that of several processes one does; what one of them left
 * untold is told after its turn. Returns how many were tried.
 */
export async function deliverNotices(context: Delivery): Promise<number> {
  const { store, clock } = context;
  const now = (await clock.read()).stamp.getTime();
  const iso = (time: number) => new Date(time).toISOString();
  const due = await store.claimNotices(iso(now), iso(now + turn), atATime);
  const outcomes = await Promise.allSettled(due.map((notice) => tell(notice, context)));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  return due.length;
}
