import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import { startCsv } from '../http/answers';
import type { LeadQuery, LeadStore } from '../leadStore';
import { csvHead, csvRows } from './leadsCsv';

/** Leads read and written in one go: a few milliseconds, in which nobody else is answered. */
const slice = 100;

/**
 * Sends leads as CSV, slice by slice and no faster than they are taken, so that neither memory nor other requests feel how many
 * there are. Stops when the download is broken off. Resolves to how many were sent.
 */
export async function exportLeads(
  response: ServerResponse,
  name: string,
  query: LeadQuery,
  store: Pick<LeadStore, 'list'>,
): Promise<number> {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  startCsv(response, name);
  let sent = 0;
  let cursor: string | null = null;
  let text = csvHead();
  do {
    const page = await store.list({ ...query, cursor, limit: slice });
    if (gone.signal.aborted) return sent;
    text += csvRows(page.leads);
    if (!response.write(text)) await once(response, 'drain', { signal: gone.signal }).catch(() => {});
    await turn();
    if (gone.signal.aborted) return sent;
    sent += page.leads.length;
    cursor = page.next;
    text = '';
  } while (cursor);
  response.end();
  return sent;
}
