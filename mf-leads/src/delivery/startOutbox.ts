import { reachGoal } from '@platform/runtime';
import { sendLead } from '../api/sendLead';
import { mayHoldLeads } from './databaseName';
import { inTime } from './inTime';
import { Outbox } from './Outbox';
import { oneAtATime } from './oneAtATime';
import type { LeadStorage } from './waitingLeads';

/** Stands in where a browser has no storage for us at all. */
const noStorage: LeadStorage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => {
    throw new Error('This browser stores nothing.');
  },
  removeItem: () => {},
};

/** About what a long message takes, in characters. */
const roomForALead = 2000;

/** Loaded only where it is needed: hardly any browser refuses `localStorage`. */
const openDatabase = async () => (await inTime(import('./leadDatabase'))).leadDatabase;

function storage(): LeadStorage {
  const probe = 'riverview-room';
  let found = noStorage;
  try {
    found = localStorage ?? noStorage; // `null` in some web views
    found.setItem(probe, ' '.repeat(roomForALead));
    found.removeItem(probe);
  } catch {
    // Full or switched off: fetched now, while there is a network, what will be needed when there may be none.
    openDatabase().catch(() => {});
  }
  return found;
}

/** Opens the outbox of this page and takes up what earlier pages could not send. Once a page. */
export function startOutbox(endpoint: string): Outbox {
  const outbox = new Outbox({
    storage: storage(),
    openDatabase,
    mayHoldLeads,
    oneAtATime,
    async send(lead) {
      const outcome = await sendLead(lead, endpoint);
      if (outcome.kind === 'accepted') reachGoal();
      return outcome;
    },
    now: Date.now,
    random: Math.random,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    isOnline: () => navigator.onLine,
  });
  const flush = () => void outbox.flush({ everything: true });
  addEventListener('online', flush);
  addEventListener('storage', (event) => outbox.noticed(event));
  addEventListener('pageshow', ({ persisted }) => persisted && flush());
  addEventListener('pagehide', () => outbox.leave());
  flush();
  return outbox;
}
