import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { startCsv } from '../http/answers';
import type { LeadQuery, LeadStore } from '../leadStore';
import { csvHead, csvRows } from './leadsCsv';

/** Leads read and written in one go: a few milliseconds, in which nobody else is answered. */
const slice = 100;

/**
 * Sends leads as CSV, slice by slice, no faster than they are taken and never more than half of the time, so that neither memory
 * nor other requests feel how many there are. Stops when the download is broken off. Resolves to how many were sent.
 */
export async function exportLeads(
  response: ServerResponse,
  name: string,
  query: LeadQuery,
  store: Pick<LeadStore, 'list' | 'visits'>,
): Promise<number> {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  startCsv(response, name);
  let sent = 0;
  let cursor: string | null = null;
  let text = csvHead();
  do {
    const began = performance.now();
    const page = await store.list({ ...query, cursor, limit: slice });
    if (gone.signal.aborted) return sent;
    text += csvRows(
      await Promise.all(page.leads.map(async (lead) => ({ ...lead, visit: await store.visits.of(lead.id) }))),
    );
    const isTaken = response.write(text);
    await pause(performance.now() - began);
    if (!isTaken && response.writableNeedDrain) await once(response, 'drain', { signal: gone.signal }).catch(() => {});
    if (gone.signal.aborted) return sent;
    sent += page.leads.length;
    cursor = page.next;
    text = '';
  } while (cursor);
  response.end();
  return sent;
}
