import type { LeadDatabase } from '../delivery/leadDatabase';
import type { OneAtATime } from '../delivery/Outbox';
import type { WaitingLead } from '../delivery/waitingLead';
import type { LeadStorage } from '../delivery/waitingLeads';

/** What a tab hears of a change that another one made. */
type StorageChange = Pick<StorageEvent, 'key' | 'oldValue' | 'newValue'>;

/** `localStorage` in memory, with room for `room` characters, shared by the tabs of a test. */
export function memoryStorage(room = Number.POSITIVE_INFINITY): LeadStorage & {
  /** The storage as one more tab has it: `hears` gets the changes of the others. */
  readonly openTab: (hears: (change: StorageChange) => void) => LeadStorage;
  room: number;
} {
  const items = new Map<string, string>();
  const tabs = new Set<{ readonly hears: (change: StorageChange) => void }>();

  function change(by: object | null, key: string, newValue: string | null): void {
    const oldValue = items.get(key) ?? null;
    if (newValue === oldValue) return;
    if (newValue === null) items.delete(key);
    else items.set(key, newValue);
    for (const tab of tabs) if (tab !== by) void Promise.resolve().then(() => tab.hears({ key, oldValue, newValue }));
  }

  const view = (by: { readonly hears: (change: StorageChange) => void } | null): LeadStorage => ({
    get length() {
      return items.size;
    },
    key: (n) => [...items.keys()][n] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem(key, value) {
      const others = [...items]
        .filter(([name]) => name !== key)
        .flat()
        .join('').length;
      if (others + key.length + value.length > shared.room) throw new DOMException('full', 'QuotaExceededError');
      change(by, key, value);
    },
    removeItem: (key) => change(by, key, null),
  });
  const shared = Object.defineProperties(
    {
      room,
      openTab(hears: (change: StorageChange) => void) {
        const tab = { hears };
        tabs.add(tab);
        return view(tab);
      },
    },
    Object.getOwnPropertyDescriptors(view(null)),
  ) as ReturnType<typeof memoryStorage>;
  return shared;
}

/** A browser's database in memory, shared by the tabs of a test. */
export function memoryDatabase(): LeadDatabase & { readonly leads: Map<string, WaitingLead> } {
  const leads = new Map<string, WaitingLead>();
  return {
    leads,
    put: async (waiting) => void leads.set(waiting.lead.key, waiting),
    remove: async (key) => void leads.delete(key),
    all: async () => [...leads.values()],
  };
}

/** The database of a browser that has none for us. */
export const noDatabase = {
  openDatabase: () => Promise.reject(new DOMException('denied', 'SecurityError')),
  mayHoldLeads: async () => false,
} as const;

/** Web Locks in memory: the next in line starts when the one before has ended, whatever its end. */
export function memoryLocks(): OneAtATime {
  const last = new Map<string, Promise<unknown>>();
  return (name, work) => {
    const turn = (last.get(name) ?? Promise.resolve()).then(work, work);
    last.set(name, turn);
    return turn;
  };
}
