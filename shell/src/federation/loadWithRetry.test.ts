import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadWithRetry } from './loadWithRetry';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A file that fails as often as it is told to. */
const failing = (times: number) =>
  vi.fn(async (attempt: number) => {
    if (attempt < times) throw new Error('no network');
    return `came at try ${attempt}`;
  });

it.each<[what: string, failures: number, retries: number, tries: number, outcome: string | null]>([
  ['works at once', 0, 0, 1, 'came at try 0'],
  ['heals by itself', 1, 0, 2, 'came at try 1'],
  ['fails', 2, 0, 2, null],
  ['is tried again', 2, 1, 3, 'came at try 2'],
  ['is tried again in vain', 3, 1, 3, null],
  ['is tried again and again', 4, 3, 5, 'came at try 4'],
])('what %s', async (_, failures, retries, tries, outcome) => {
  const load = failing(failures);
  const onFailure = vi.fn<(retry: () => void) => void>();
  let came: string | null = null;
  void loadWithRetry(load, onFailure).then((value) => {
    came = value;
  });
  await vi.advanceTimersByTimeAsync(1000);
  for (let retry = 0; retry < retries; retry++) {
    onFailure.mock.calls[retry]?.[0]();
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(came).toBe(outcome);
  expect(load.mock.calls.map(([attempt]) => attempt)).toEqual(Array.from({ length: tries }, (__, attempt) => attempt));
  expect(onFailure).toHaveBeenCalledTimes(Math.max(0, Math.min(failures - 1, retries + 1)));
});

it('waits a moment before the second try', async () => {
  const load = failing(1);
  void loadWithRetry(load, () => {});
  await vi.advanceTimersByTimeAsync(299);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
});
