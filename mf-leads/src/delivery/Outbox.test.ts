import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SendOutcome } from '../api/sendLead';
import { memoryLocks, memoryStorage } from '../testing/browserParts';
import { leadToSend } from '../testing/leadToSend';
import type { LeadToSend } from './leadToSend';
import { type Delivery, Outbox, type OutboxWorld } from './Outbox';

const accepted = { kind: 'accepted' } as const satisfies SendOutcome;
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

function deliveriesOf(outbox: Outbox): Delivery[] {
  const seen: Delivery[] = [];
  outbox.onDelivery((delivery) => seen.push(delivery));
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
    expect(outbox.waitingFrom('customer')?.lead).toEqual(first);
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
    const tabs = [new Outbox(world), new Outbox(world), new Outbox(world)] as const;
    await tabs[0].submit(first);
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

  test('a corrected lead takes the place of the one that waits', async () => {
    send.mockResolvedValue(unreachable);
    const outbox = new Outbox(world);
    await outbox.submit(first);
    const corrected = leadToSend({ key: 'second-lead-00001', phone: '010-9999-9999' });
    await outbox.submit(corrected);
    expect(world.storage.length).toBe(1);
    expect(outbox.waitingFrom('customer')?.lead).toEqual(corrected);
    outbox.stop();
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
    JSON.stringify({ lead: first, attempts: 1, notBefore: 0, refused: null, ...change });

  test('that sent a lead is believed', () => {
    const outbox = new Outbox(world);
    const deliveries = deliveriesOf(outbox);
    outbox.noticed({ key: 'riverview-leads:first-lead-000001', oldValue: stored({}), newValue: null });
    expect(deliveries).toEqual([{ lead: first, outcome: accepted }]);
  });

  test.each([
    ['a lead that gave way to a newer one', 'riverview-leads:x', stored({ refused: {} }), null],
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
  world = { ...world, storage: { length: 0, key: refuse, getItem: refuse, setItem: refuse, removeItem: refuse } };
  send.mockResolvedValue(unreachable);
  const outbox = new Outbox(world);
  const deliveries = deliveriesOf(outbox);
  await outbox.submit(first);
  send.mockResolvedValue(accepted);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(deliveries).toHaveLength(1);
});
