import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SendOutcome } from '../api/sendLead';
import { memoryDatabase, memoryLocks, memoryStorage, noDatabase } from '../testing/browserParts';
import { leadToSend } from '../testing/leadToSend';
import type { LeadToSend } from './leadToSend';
import { type Delivery, Outbox, type OutboxWorld } from './Outbox';

const accepted = { kind: 'accepted', withdraw: null } as const satisfies SendOutcome;
const failed = { kind: 'failed', retryAfter: null } as const satisfies SendOutcome;
const unreachable = { kind: 'unreachable' } as const satisfies SendOutcome;
const first = leadToSend({ key: 'first-lead-000001' });

let world: OutboxWorld;
let send: ReturnType<typeof vi.fn<(lead: LeadToSend) => Promise<SendOutcome>>>;
let online: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  online = true;
  send = vi.fn(async () => accepted);
  world = {
    storage: memoryStorage(),
    ...noDatabase,
    oneAtATime: memoryLocks(),
    send,
    now: Date.now,
    random: () => 0.5,
    wait: (milliseconds) => vi.advanceTimersByTimeAsync(milliseconds).then(() => {}),
    isOnline: () => online,
  };
});
afterEach(() => {
  vi.useRealTimers();
});

/** Outboxes of tabs that share one storage and hear of each other's changes. */
function openTabs(count: number): Outbox[] {
  const shared = memoryStorage();
  return Array.from({ length: count }, () => {
    const tab: Outbox = new Outbox({ ...world, storage: shared.openTab((change) => tab.noticed(change)) });
    return tab;
  });
}

function deliveriesOf(outbox: Outbox): Delivery[] {
  const seen: Delivery[] = [];
  outbox.onDelivery((delivery) => seen.push(delivery) > 0);
  return seen;
}

describe('while the visitor watches', () => {
  test('an accepted lead leaves nothing behind', async () => {
    expect(await new Outbox(world).submit(first)).toEqual(accepted);
    expect(world.storage.length).toBe(0);
  });

  test('the lead is written down before the first attempt', async () => {
    send.mockImplementation(async () => {
      expect(world.storage.getItem('riverview-leads:first-lead-000001')).toContain('김하늘');
      return accepted;
    });
    await new Outbox(world).submit(first);
    expect(send).toHaveBeenCalledOnce();
  });

  test('it tries three times, always with the same key', async () => {
    send.mockResolvedValueOnce(failed).mockResolvedValueOnce(unreachable);
    expect(await new Outbox(world).submit(first)).toEqual(accepted);
    expect(send.mock.calls.map(([{ key }]) => key)).toEqual(Array(3).fill(first.key));
  });

  test('after three failures it says so and keeps the lead', async () => {
    send.mockResolvedValue(failed);
    const outbox = new Outbox(world);
    expect(await outbox.submit(first)).toEqual(failed);
    expect(send).toHaveBeenCalledTimes(3);
    expect(outbox.waitingFrom('customer').map(({ lead }) => lead)).toEqual([first]);
    outbox.stop();
  });

  test('offline it does not let the visitor wait', async () => {
    online = false;
    send.mockResolvedValue(unreachable);
    const outbox = new Outbox(world);
    await outbox.submit(first);
    expect(send).toHaveBeenCalledTimes(1);
    outbox.stop();
  });

  test('a busy endpoint that names a time is not pressed', async () => {
    send.mockResolvedValue({ kind: 'failed', retryAfter: 60_000 });
    const outbox = new Outbox(world);
    await outbox.submit(first);
    expect(send).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(send).toHaveBeenCalledTimes(1);
    send.mockResolvedValue(accepted);
    await vi.advanceTimersByTimeAsync(2000);
    expect(send).toHaveBeenCalledTimes(2);
  });

  test('a refused lead is given back, not kept', async () => {
    const refused = { kind: 'refused', problems: { phone: 'malformed' } } as const;
    send.mockResolvedValue(refused);
    expect(await new Outbox(world).submit(first)).toEqual(refused);
    expect(world.storage.length).toBe(0);
  });
});

describe('behind the scenes', () => {
  test('it tries again with growing pauses until the endpoint answers, and tells', async () => {
    send.mockResolvedValue(failed);
    const outbox = new Outbox(world);
    const deliveries = deliveriesOf(outbox);
    await outbox.submit(first);
    const times: number[] = [];
    send.mockImplementation(async () => {
      times.push(Date.now());
      return times.length < 5 ? failed : accepted;
    });
    await vi.advanceTimersByTimeAsync(3_600_000);
    const pauses = times.slice(1).map((time, n) => time - (times[n] ?? 0));
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    expect(pauses.at(-1)).toBeGreaterThan(60_000);
    expect(deliveries).toEqual([{ lead: first, outcome: accepted }]);
    expect(world.storage.length).toBe(0);
  });

  test('the next page takes up what the last one could not send', async () => {
    send.mockResolvedValue(unreachable);
    const closed = new Outbox(world);
    await closed.submit(first);
    closed.stop();
    send.mockResolvedValue(accepted);
    const reopened = new Outbox(world);
    const deliveries = deliveriesOf(reopened);
    await reopened.flush({ everything: true });
    expect(deliveries).toEqual([{ lead: first, outcome: accepted }]);
  });

  test('of several tabs one sends, and all are told', async () => {
    send.mockResolvedValue(unreachable);
    const tabs = openTabs(3);
    await tabs[0]?.submit(first);
    send.mockClear();
    send.mockImplementation(async () => {
      await vi.advanceTimersByTimeAsync(100);
      return accepted;
    });
    const deliveries = tabs.map(deliveriesOf);
    await Promise.all(tabs.map((tab) => tab.flush({ everything: true })));
    expect(send).toHaveBeenCalledTimes(1);
    expect(deliveries.map((seen) => seen.length)).toEqual([1, 1, 1]);
  });

  test('a lead refused while no form was there waits for its form', async () => {
    send.mockResolvedValue(unreachable);
    const outbox = new Outbox(world);
    await outbox.submit(first);
    send.mockResolvedValue({ kind: 'refused', problems: { name: 'malformed' } });
    await outbox.flush({ everything: true });
    send.mockClear();
    await outbox.flush({ everything: true });
    expect(send).not.toHaveBeenCalled();
    expect(outbox.takeRefused('customer')).toMatchObject({ lead: first, refused: { name: 'malformed' } });
    expect(world.storage.length).toBe(0);
  });
});

describe('sending again', () => {
  test('the same content keeps its key: an answer that was lost makes no second lead', async () => {
    send.mockResolvedValue(unreachable);
    const outbox = new Outbox(world);
    await outbox.submit(first);
    send.mockResolvedValue(accepted);
    await outbox.submit({ ...first, key: 'again-lead-000001', page: '/Promotion/Customer' });
    expect(send.mock.lastCall?.[0].key).toBe(first.key);
    expect(world.storage.length).toBe(0);
  });

  test('a corrected number goes out beside the one it corrects: nobody can tell it from a second person’s', async () => {
    send.mockResolvedValue(unreachable);
    const outbox = new Outbox(world);
    await outbox.submit(first);
    const corrected = leadToSend({ key: 'second-lead-00001', phone: '010-9999-9999' });
    await outbox.submit(corrected);
    expect(outbox.waitingFrom('customer').map(({ lead }) => lead)).toEqual([first, corrected]);
    send.mockClear();
    send.mockResolvedValue(accepted);
    await outbox.flush({ everything: true });
    expect(send.mock.calls.map(([lead]) => lead)).toEqual([first, corrected]);
    outbox.stop();
  });

  test('what one accepted lead tells of the network is used for the others at once', async () => {
    send.mockResolvedValue(unreachable);
    const outbox = new Outbox(world);
    const deliveries = deliveriesOf(outbox);
    await outbox.submit(first);
    send.mockResolvedValue(accepted);
    await outbox.submit(leadToSend({ key: 'second-lead-00001', name: '이바다' }));
    await vi.advanceTimersByTimeAsync(0);
    expect(deliveries).toEqual([{ lead: first, outcome: accepted }]);
  });

  test('forms do not take each other’s place', async () => {
    send.mockResolvedValue(unreachable);
    const outbox = new Outbox(world);
    await outbox.submit(first);
    await outbox.submit(leadToSend({ key: 'popup-lead-000001', form: 'interest' }));
    expect(world.storage.length).toBe(2);
    outbox.stop();
  });
});

describe('another tab', () => {
  const stored = (change: object) =>
    JSON.stringify({ lead: first, attempts: 1, since: 0, notBefore: 0, refused: null, accepted: null, ...change });

  test('that had the answer for a lead is believed', () => {
    const outbox = new Outbox(world);
    const deliveries = deliveriesOf(outbox);
    outbox.noticed({ key: 'riverview-leads:first-lead-000001', oldValue: stored({ accepted }), newValue: null });
    expect(deliveries).toEqual([{ lead: first, outcome: accepted }]);
  });

  test('that only took a lead away is not: it is sent again', async () => {
    send.mockResolvedValue(unreachable);
    const outbox = new Outbox(world);
    const deliveries = deliveriesOf(outbox);
    await outbox.submit(first);
    send.mockClear();
    send.mockResolvedValue(accepted);
    world.storage.removeItem('riverview-leads:first-lead-000001');
    outbox.noticed({ key: 'riverview-leads:first-lead-000001', oldValue: stored({}), newValue: null });
    await vi.advanceTimersByTimeAsync(0);
    expect(send).toHaveBeenCalledOnce();
    expect(deliveries).toEqual([{ lead: first, outcome: accepted }]);
  });

  test.each([
    ['a lead that another version of the site took away', 'riverview-leads:x', stored({ refused: {} }), null],
    ['a lead that went without an answer', 'riverview-leads:x', stored({}), null],
    ['garbage', 'riverview-leads:x', '{"lead":', null],
    ['more garbage', 'riverview-leads:x', 'null', null],
    ['storage that was emptied', null, null, null],
    ['a lead that was written down', 'riverview-leads:x', stored({}), stored({ attempts: 2 })],
    ['something else', 'theme', 'dark', null],
  ])('%s is no delivery', (_, key, oldValue, newValue) => {
    const outbox = new Outbox(world);
    const deliveries = deliveriesOf(outbox);
    outbox.noticed({ key, oldValue, newValue });
    expect(deliveries).toEqual([]);
  });
});

test('a browser that stores nothing still sends, and tries again while the page lives', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  world = {
    ...world,
    storage: { length: 0, key: refuse, getItem: refuse, setItem: refuse, removeItem: refuse },
  };
  send.mockResolvedValue(unreachable);
  const outbox = new Outbox(world);
  const deliveries = deliveriesOf(outbox);
  await outbox.submit(first);
  send.mockResolvedValue(accepted);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(deliveries).toHaveLength(1);
});

describe('a wrong clock', () => {
  const day = 86_400_000;

  test.each([
    ['a year ahead', 366 * day],
    ['at 1970', -Date.parse('2026-11-22')],
    ['half an hour ahead', 1_800_000],
  ])('%s when it failed: the right time finds it due', async (_, wrong) => {
    vi.setSystemTime('2026-11-22');
    send.mockResolvedValue(failed);
    const closed = new Outbox({ ...world, now: () => Date.now() + wrong });
    await closed.submit(first);
    closed.stop();
    send.mockResolvedValue(accepted);
    const reopened = new Outbox(world);
    const deliveries = deliveriesOf(reopened);
    await reopened.flush();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(deliveries).toHaveLength(1);
  });

  test('that jumps back while the page is open delays nothing by more than an hour', async () => {
    let wrong = 0;
    send.mockResolvedValue(failed);
    const outbox = new Outbox({ ...world, now: () => Date.now() + wrong });
    const deliveries = deliveriesOf(outbox);
    await outbox.submit(first);
    wrong = -40 * day;
    send.mockResolvedValue(accepted);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(deliveries).toHaveLength(1);
  });

  test('an endpoint that asks for 35 days is asked again within the hour, and the storage is left alone meanwhile', async () => {
    const counted = { ...world.storage, getItem: vi.fn(world.storage.getItem), key: world.storage.key };
    Object.defineProperty(counted, 'length', { get: () => world.storage.length });
    send.mockResolvedValue({ kind: 'failed', retryAfter: 35 * day });
    const outbox = new Outbox({ ...world, storage: counted });
    await outbox.submit(first);
    counted.getItem.mockClear();
    await vi.advanceTimersByTimeAsync(3_500_000);
    expect(counted.getItem.mock.calls.length).toBeLessThan(10);
    expect(send).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(200_000);
    expect(send).toHaveBeenCalledTimes(2);
    outbox.stop();
  });
});

describe('what stands in the storage', () => {
  const key = (name: string) => `riverview-leads:${name}`;

  test('of today’s earlier version is sent, also what it wrongly took for refused', async () => {
    const second = leadToSend({ key: 'second-lead-00001' });
    const old = { attempts: 2, notBefore: Date.now() + 400 * 86_400_000, refused: null };
    world.storage.setItem(key(first.key), JSON.stringify({ lead: first, ...old }));
    world.storage.setItem(key(second.key), JSON.stringify({ lead: second, ...old, refused: {} }));
    const outbox = new Outbox(world);
    const deliveries = deliveriesOf(outbox);
    await outbox.flush();
    expect(deliveries.map(({ lead }) => lead)).toEqual([first, second]);
    expect(world.storage.length).toBe(0);
  });

  test.each(['', '{"lead":{"name":"김', 'null', '7', '[]', '{}', '{"lead":null}', '{"lead":{"key":"x"}}'])(
    '%j neither breaks anything nor is thrown away',
    async (garbage) => {
      world.storage.setItem(key('broken-lead-00001'), garbage);
      const outbox = new Outbox(world);
      expect(outbox.waitingFrom('customer')).toEqual([]);
      expect(outbox.takeRefused('customer')).toBeNull();
      await outbox.flush({ everything: true });
      expect(await outbox.submit(first)).toEqual(accepted);
      expect(send).toHaveBeenCalledOnce();
      expect(world.storage.getItem(key('broken-lead-00001'))).toBe(garbage);
    },
  );

  test('under another lead’s key is not sent over and over', async () => {
    world.storage.setItem(
      key('another-lead-0001'),
      JSON.stringify({ lead: first, attempts: 0, notBefore: 0, refused: null }),
    );
    await new Outbox(world).flush({ everything: true });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(send).not.toHaveBeenCalled();
  });
});

describe('a full storage', () => {
  test('is told apart from one that took the lead', async () => {
    send.mockResolvedValue(unreachable);
    const outbox = new Outbox({ ...world, storage: memoryStorage(40) });
    await outbox.submit(first);
    expect(outbox.waitingFrom('customer').map((waiting) => outbox.isSafe(waiting))).toEqual([false]);
    expect(new Outbox(world).isSafe({ lead: first })).toBe(false);
    outbox.stop();
  });

  test('has the database beside it, which the next page takes up', async () => {
    const database = memoryDatabase();
    world = { ...world, openDatabase: async () => database, mayHoldLeads: async () => true };
    send.mockResolvedValue(unreachable);
    const closed = new Outbox({ ...world, storage: memoryStorage(40) });
    await closed.submit(first);
    expect(closed.isSafe({ lead: first })).toBe(true);
    closed.stop();
    const reopened = new Outbox(world);
    await reopened.ready;
    expect(reopened.waitingFrom('customer').map(({ lead }) => lead)).toEqual([first]);
    send.mockResolvedValue(accepted);
    expect(await reopened.submit({ ...first, key: 'again-lead-000001' })).toEqual(accepted);
    expect(send.mock.lastCall?.[0].key).toBe(first.key);
    await vi.advanceTimersByTimeAsync(0);
    expect(database.leads.size).toBe(0);
  });

  test('for which a page asks before the database is open sends the content once', async () => {
    const database = memoryDatabase();
    await database.put({ lead: first, attempts: 2, since: 0, notBefore: 0, refused: null, accepted: null });
    world = { ...world, openDatabase: async () => database, mayHoldLeads: async () => true };
    await new Outbox(world).submit({ ...first, key: 'again-lead-000001' });
    await vi.advanceTimersByTimeAsync(0);
    expect(new Set(send.mock.calls.map(([{ key }]) => key))).toEqual(new Set([first.key]));
  });

  test('that fills up while a lead waits keeps that lead, and does not make the outbox race', async () => {
    const storage = memoryStorage();
    send.mockResolvedValue(failed);
    const outbox = new Outbox({ ...world, storage });
    await outbox.submit(first);
    storage.room = 0;
    send.mockClear();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(send.mock.calls.length).toBeLessThan(10);
    expect(outbox.isSafe({ lead: first })).toBe(true);
    const stored = storage.getItem('riverview-leads:first-lead-000001');
    expect(JSON.parse(stored ?? '').lead).toEqual(first);
    outbox.stop();
  });

  test('a page that is left sends what would go with it', async () => {
    send.mockResolvedValue(unreachable);
    const full = new Outbox({ ...world, storage: memoryStorage(40) });
    await full.submit(first);
    const roomy = new Outbox(world);
    await roomy.submit(first);
    send.mockClear();
    roomy.leave();
    expect(send).not.toHaveBeenCalled();
    full.leave();
    expect(send).toHaveBeenCalledExactlyOnceWith(first);
    full.stop();
    roomy.stop();
  });

  test('a page that is left before its first attempt makes it', () => {
    const outbox = new Outbox({ ...world, oneAtATime: () => new Promise(() => {}) });
    void outbox.submit(first);
    outbox.leave();
    expect(send).toHaveBeenCalledExactlyOnceWith(first);
  });
});

test('a page that comes back without having heard of another tab’s answer asks for itself', async () => {
  send.mockResolvedValue(unreachable);
  const frozen = new Outbox(world);
  const deliveries = deliveriesOf(frozen);
  await frozen.submit(first);
  send.mockResolvedValue(accepted);
  const other = new Outbox(world);
  await other.flush({ everything: true });
  await frozen.flush({ everything: true });
  expect(deliveries).toEqual([{ lead: first, outcome: accepted }]);
});

test('a delivery that came before its form did is told to the form, once', async () => {
  send.mockResolvedValue(unreachable);
  const outbox = new Outbox(world);
  await outbox.submit(first);
  send.mockResolvedValue(accepted);
  const other = vi.fn(() => false);
  outbox.onDelivery(other);
  await outbox.flush({ everything: true });
  const form = vi.fn(() => true);
  outbox.onDelivery(form)();
  expect(form).toHaveBeenCalledExactlyOnceWith({ lead: first, outcome: accepted }, true);
  outbox.onDelivery(form);
  expect(form).toHaveBeenCalledOnce();
});
