import type { IncomingMessage, ServerResponse } from 'node:http';
import { isSlot, readSchedule, seoulDay } from '@riverview/site/visitSchedule';
import { answerJson } from '../http/answers';
import { BodyRefused, readBody } from '../http/readBody';
import type { LeadsContext } from '../leadsContext';
import { tellVisitors } from './tellVisitors';
import type { BookOutcome, Guest } from './visit';

const shown = ({ lead, slot, status, since, arrivedAt, untold, position, name, phone }: Guest) => ({
  lead,
  slot,
  status,
  since,
  arrivedAt,
  untold,
  position,
  name,
  phone,
});

/** What a change of a visit is answered with. */
const statusOf = (outcome: BookOutcome): number => (outcome === 'unknown' ? 404 : outcome === 'booked' ? 200 : 409);

async function changeVisit(
  id: string,
  sent: Readonly<Record<string, unknown>>,
  { store, clock }: LeadsContext,
): Promise<{ readonly status: number; readonly outcome: string }> {
  const now = (await clock.read()).stamp.toISOString();
  if (typeof sent.arrived === 'boolean') {
    const known = await store.visits.arrive(id, sent.arrived ? now : null);
    return { status: known ? 200 : 404, outcome: known ? 'arrived' : 'unknown' };
  }
  if (sent.cancelled === true) {
    const known = await store.visits.cancel(id, now, true);
    return { status: known ? 200 : 404, outcome: known ? 'cancelled' : 'unknown' };
  }
  if (isSlot(sent.slot)) {
    const outcome = await store.visits.book({ lead: id, slot: sent.slot, now, agreed: null });
    return { status: statusOf(outcome), outcome };
  }
  throw new BodyRefused(400, 'Send { "arrived": true }, { "cancelled": true } or { "slot": "2026-12-05T10:00" }.');
}

/**
 * Answers the desk about visits: `GET /visits?day=` who comes, `GET` and `PATCH /visits/schedule` when one may come,
 * `PATCH /visits/:lead` who has come, cancels or moves. `path` is what follows `/api/leads`.
 */
export async function answerBoard(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  parameters: URLSearchParams,
  who: string,
  context: LeadsContext,
): Promise<void> {
  const { store, clock, limits, log, report } = context;
  const { method } = request;
  const stamp = async () => (await clock.read()).stamp;
  try {
    if (method === 'GET' && path === '/visits') {
      const asked = parameters.get('day') ?? '';
      const day = isSlot(`${asked}T00:00`) ? asked : seoulDay((await stamp()).getTime());
      const guests = await store.visits.on(day);
      await log({ who, action: 'visits', count: guests.length });
      const schedule = await store.visits.schedule();
      return answerJson(response, 200, { day, guests: guests.map(shown), schedule });
    }
    if (method === 'PATCH' && path === '/visits/schedule') {
      const schedule = readSchedule(await readBody(request, limits.bodyBytes));
      if (!schedule) throw new BodyRefused(422, 'This is no schedule.');
      await log({ who, action: 'schedule' });
      await store.visits.keepSchedule(schedule);
      await store.visits.fill((await stamp()).toISOString());
      answerJson(response, 200, { ok: true, schedule });
      return await tellVisitors(context).then(() => {}, report);
    }
    const id = /^\/visits\/([\w-]{16,64})$/.exec(path)?.[1];
    if (!id) return answerJson(response, 404, { ok: false, error: 'There is nothing at this address.' });
    if (method !== 'PATCH')
      return answerJson(response, 405, { ok: false, error: `${method} is not answered here.` }, { allow: 'PATCH' });
    const sent = await readBody(request, limits.bodyBytes);
    await log({ who, action: 'visit', lead: id, count: 1 });
    const { status, outcome } = await changeVisit(id, sent, context);
    await store.visits.fill((await stamp()).toISOString());
    answerJson(response, status, { ok: status === 200, outcome });
    await tellVisitors(context).catch(report);
  } catch (error) {
    if (!(error instanceof BodyRefused)) throw error;
    answerJson(response, error.status, { ok: false, error: error.message });
  }
}
