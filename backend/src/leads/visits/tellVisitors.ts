import { startOf } from '@riverview/site/visitSchedule';
import { newsMessage } from '../content/visitMessage';
import type { LeadsContext } from '../leadsContext';
import { endOfQuiet } from '../notices/quietHours';
import { remindOnly, type Visit, type VisitNews } from './visit';
import { visitPath } from './visitPath';

/** Milliseconds in which a message is sent, or another process may take its turn. */
const turn = 60_000;
const atATime = 50;
/** Tries before the desk is to call instead, and the pause after the first, which doubles. */
const mostTries = 8;
const firstPause = 30_000;

/** What nobody has just asked for waits until the morning. */
const unasked: readonly VisitNews[] = ['promoted', 'reminder'];

async function tell(visit: Visit, context: LeadsContext): Promise<void> {
  const { store, sms, facts, clock, seal, report } = context;
  const { news } = visit;
  const now = (await clock.read()).stamp;
  const lead = await store.read(visit.lead);
  if (!lead || !news) return;
  const settle = (next: Visit) => store.visits.settleNews(visit, next);
  const isOver = startOf(visit.slot) <= now.getTime();
  if (isOver && unasked.includes(news)) return settle(remindOnly(visit, now.toISOString()));
  const quietUntil = unasked.includes(news) ? endOfQuiet(now.getTime(), facts.leads.quietHours) : null;
  if (quietUntil !== null) return settle({ ...visit, newsAt: new Date(quietUntil).toISOString() });
  const link = `${facts.origin}${visitPath(visit.lead, await seal())}`;
  const place = await store.visits.of(visit.lead);
  try {
    await sms.send({ to: lead.phone, text: newsMessage(news, visit.slot, place?.position ?? null, facts, link) });
  } catch (error) {
    const tries = visit.tries + 1;
    if (tries >= mostTries) {
      report(new Error(`A visitor could not be told of a visit (${news}), lead ${visit.lead}: ${String(error)}`));
      return settle({ ...remindOnly(visit, now.toISOString()), untold: true });
    }
    const next = now.getTime() + firstPause * 2 ** visit.tries;
    return settle({ ...visit, tries, newsAt: new Date(next).toISOString() });
  }
  await settle({ ...remindOnly(visit, now.toISOString()), untold: false });
  // Deleted while its message was on the way: no copy of the message stays either.
  if (!(await store.read(visit.lead))) await sms.forget?.({ phones: new Set([lead.phone]), before: null });
}

/** Tells visitors what is due: booked, moved, cancelled, a place that came free, the day before. Returns how many were tried. */
export async function tellVisitors(context: LeadsContext): Promise<number> {
  const { store, clock } = context;
  const now = (await clock.read()).stamp.getTime();
  const iso = (time: number) => new Date(time).toISOString();
  const due = await store.visits.claimNews(iso(now), iso(now + turn), atATime);
  const outcomes = await Promise.allSettled(due.map((visit) => tell(visit, context)));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  return due.length;
}
