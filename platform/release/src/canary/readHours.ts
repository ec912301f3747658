import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Facts } from '@platform/contract';
import type { ReleaseHour } from '@platform/contract/signalCounts';
import { repository } from '../workspace';

/** What opens the counts: `SIGNALS_KEY`, or the file in which this machine's back end keeps it. */
function keyOfSignals(): string {
  const { SIGNALS_KEY, DATA_DIR = path.join(repository, '.data') } = process.env;
  if (SIGNALS_KEY) return SIGNALS_KEY;
  const file = path.join(DATA_DIR, 'signals-key');
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new Error(
      `Nothing opens the counts: ${file} is not there. Start the back end (npm start), or set SIGNALS_KEY to what the signals function has.`,
    );
  }
}

/**
 * Reads what was counted, hour by hour, from the back end of the site: `BACK_END_URL`, or the local default; with a real
 * Firebase project the site's own address.
 *
 * @throws where the site counts nothing
 */
export function hoursReader({ signals, firebase, origin }: Facts) {
  if (!signals) throw new Error('The site counts nothing, so no canary can be judged: set facts.signals.');
  const local = process.env.BACK_END_URL ?? 'http://127.0.0.1:4010';
  const endpoint = new URL(signals.endpoint, firebase.emulator ? local : origin);
  return async (from: string): Promise<{ readonly now: string; readonly hours: readonly ReleaseHour[] }> => {
    const answer = await fetch(`${endpoint}/hours?from=${from}`, {
      headers: { authorization: `Bearer ${keyOfSignals()}` },
    });
    if (!answer.ok)
      throw new Error(`${endpoint} answered ${answer.status}. Is the key right, and the site new enough?`);
    return (await answer.json()) as { now: string; hours: ReleaseHour[] };
  };
}
