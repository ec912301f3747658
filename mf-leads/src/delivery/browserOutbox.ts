import { sendLead } from '../api/sendLead';
import { type OneAtATime, Outbox } from './Outbox';
import type { LeadStorage } from './waitingLeads';

/** Stands in where a browser has no storage for us at all: the outbox then keeps leads for as long as the page lives. */
const noStorage: LeadStorage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => {
    throw new Error('This browser stores nothing.');
  },
  removeItem: () => {},
};

function storage(): LeadStorage {
  try {
    return localStorage;
  } catch {
    return noStorage;
  }
}

/** Web Locks. Without them (HTTP, Safari before 15.4) two tabs may send the same lead: the endpoint knows its key. */
const oneAtATime: OneAtATime = (name, work) =>
  navigator.locks ? (navigator.locks.request(name, work) as ReturnType<typeof work>) : work();

let outbox: Outbox | null = null;

/** The one outbox of the page. The first call takes up what earlier pages could not send. */
export function browserOutbox(endpoint: string): Outbox {
  if (outbox) return outbox;
  const created = new Outbox({
    storage: storage(),
    oneAtATime,
    send: (lead) => sendLead(lead, endpoint),
    now: Date.now,
    random: Math.random,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    isOnline: () => navigator.onLine,
  });
  outbox = created;
  addEventListener('online', () => void created.flush({ everything: true }));
  addEventListener('storage', (event) => created.noticed(event));
  addEventListener('pageshow', ({ persisted }) => persisted && void created.flush());
  void created.flush({ everything: true });
  return created;
}
