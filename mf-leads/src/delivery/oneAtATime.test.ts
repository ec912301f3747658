import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { oneAtATime } from './oneAtATime';

type Request = (name: string, options: { signal: AbortSignal }, work: () => Promise<unknown>) => Promise<unknown>;

const work = vi.fn(async () => 'done');

function withLocks(request: Request | null): void {
  vi.stubGlobal('navigator', request ? { locks: { request } } : {});
}

beforeEach(() => {
  work.mockClear();
  work.mockImplementation(async () => 'done');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('asks for the lock by its name and works inside it', async () => {
  const request = vi.fn<Request>((_, __, inside) => inside());
  withLocks(request);
  expect(await oneAtATime('a-lead', work)).toBe('done');
  expect(request.mock.lastCall?.[0]).toBe('a-lead');
  expect(work).toHaveBeenCalledOnce();
});

test('holds the lock on until other tabs can know what was done, and does not keep its caller waiting', async () => {
  vi.useFakeTimers();
  const released = vi.fn();
  withLocks((_, __, inside) => inside().then(released));
  expect(await oneAtATime('a-lead', work)).toBe('done');
  await vi.advanceTimersByTimeAsync(499);
  expect(released).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(released).toHaveBeenCalledOnce();
});

test.each<[string, Request | null]>([
  ['no Web Locks', null],
  ['locks that are refused', () => Promise.reject(new DOMException('no', 'SecurityError'))],
  [
    'locks that throw',
    () => {
      throw new TypeError('no');
    },
  ],
])('%s: works all the same, once', async (_, request) => {
  withLocks(request);
  expect(await oneAtATime('a-lead', work)).toBe('done');
  expect(work).toHaveBeenCalledOnce();
});

test('a lock that a frozen tab never lets go of is waited for only so long', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort(new DOMException('', 'TimeoutError')));
  withLocks((_, { signal }) => new Promise((__, reject) => reject(signal.reason)));
  expect(await oneAtATime('a-lead', work)).toBe('done');
  expect(AbortSignal.timeout).toHaveBeenCalledWith(5000);
});

test('a failure of the work is not tried a second time', async () => {
  work.mockRejectedValue(new Error('broken'));
  withLocks((_, __, inside) => inside());
  await expect(oneAtATime('a-lead', work)).rejects.toThrow('broken');
  expect(work).toHaveBeenCalledOnce();
});
