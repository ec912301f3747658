// @vitest-environment happy-dom
import { idleMinutes } from '@riverview/site/staff';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isIdle, touch, untouch, watchSession } from './watchSession';

const minute = 60_000;
const token = vi.fn(async (isFresh: boolean) => (isFresh ? 'new' : 'old'));
const end = vi.fn(async (_: 'ended' | 'idle') => {});
const send = vi.fn<typeof fetch>();
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', send);
  token.mockClear();
  end.mockClear();
  send.mockReset();
  send.mockImplementation(async () => Response.json({ ok: true }));
  touch();
  stop = watchSession({ token, end });
});
afterEach(() => {
  stop();
  untouch();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('a sign-in that nobody touches for long ends, and one that is used does not', async () => {
  for (let minutes = 0; minutes < 2 * idleMinutes; minutes += 10) {
    await pass(10 * minute);
    dispatchEvent(new Event('keydown'));
  }
  expect(end).not.toHaveBeenCalled();
  await pass((idleMinutes + 1) * minute);
  expect(end).toHaveBeenCalledWith('idle');
});

test('a touch that comes too late wakes nothing', async () => {
  stop();
  await pass((idleMinutes + 1) * minute);
  expect(isIdle()).toBe(true);
  stop = watchSession({ token, end });
  dispatchEvent(new Event('pointerdown'));
  expect(isIdle()).toBe(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(end).toHaveBeenCalledWith('idle');
});

test('one that was ended elsewhere ends here within a minute', async () => {
  await pass(minute);
  expect(end).not.toHaveBeenCalled();
  send.mockImplementation(async () => new Response('', { status: 401 }));
  await pass(minute);
  expect(token.mock.calls.at(-1)).toEqual([true]);
  expect(end).toHaveBeenCalledWith('ended');
});

test('a token that was only old is no reason, nor is a back end that does not answer', async () => {
  send.mockImplementationOnce(async () => new Response('', { status: 401 }));
  await pass(minute);
  send.mockRejectedValue(new TypeError('failed'));
  await pass(minute);
  send.mockImplementation(async () => new Response('', { status: 404 }));
  await pass(minute);
  expect(end).not.toHaveBeenCalled();
});
