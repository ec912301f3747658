import type { LeadToSend } from './leadToSend';
import type { Outbox } from './Outbox';
import { storageKey } from './storageKey';

/** Pause before the outbox is fetched again, milliseconds. */
const pause = 3000;

let outbox: Promise<Outbox> | null = null;

async function fetchOutbox(endpoint: string): Promise<Outbox> {
  for (;;) {
    try {
      return (await import('./startOutbox')).startOutbox(endpoint);
    } catch {
      // The network is gone: until the outbox comes, `writeDown` has what matters.
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** The one outbox of the page, which follows the form that is already there; never rejects. */
export function browserOutbox(endpoint: string): Promise<Outbox> {
  outbox ??= fetchOutbox(endpoint);
  return outbox;
}

/** Writes a lead down at once, before anything is waited for: the outbox finds it. `false` where the browser stores nothing. */
export function writeDown(lead: LeadToSend): boolean {
  try {
    localStorage.setItem(storageKey(lead.key), JSON.stringify({ lead }));
    return true;
  } catch {
    return false; // the outbox has other places
  }
}
