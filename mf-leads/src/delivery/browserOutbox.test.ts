// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leadToSend } from '../testing/leadToSend';
import type { Outbox } from './Outbox';

const startOutbox = vi.fn<(endpoint: string) => Outbox>();
vi.mock('./startOutbox', () => ({ startOutbox: (endpoint: string) => startOutbox(endpoint) }));

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  startOutbox.mockReset();
});
afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('there is one outbox in a page', async () => {
  startOutbox.mockReturnValue({} as Outbox);
  const { browserOutbox } = await import('./browserOutbox');
  expect(await browserOutbox('/api/leads')).toBe(await browserOutbox('/api/leads'));
  expect(startOutbox).toHaveBeenCalledExactlyOnceWith('/api/leads');
});

test('an outbox that cannot be had is asked for until it comes', async () => {
  const outbox = {} as Outbox;
  startOutbox.mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  startOutbox.mockReturnValue(outbox);
  const { browserOutbox } = await import('./browserOutbox');
  const coming = browserOutbox('/api/leads');
  await vi.advanceTimersByTimeAsync(3000);
  expect(await coming).toBe(outbox);
});

test('a lead is written down before the outbox is there, as the outbox reads it', async () => {
  const { writeDown } = await import('./browserOutbox');
  const { readWaiting } = await import('./waitingLead');
  const lead = leadToSend({ key: 'first-lead-000001' });
  expect(writeDown(lead)).toBe(true);
  expect(readWaiting(localStorage.getItem('riverview-leads:first-lead-000001'))).toMatchObject({ lead, attempts: 0 });
});

test('what cannot be written down is said to be so', async () => {
  const { writeDown } = await import('./browserOutbox');
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(writeDown(leadToSend({ key: 'first-lead-000001' }))).toBe(false);
});
