import { afterEach, expect, test, vi } from 'vitest';
import { sendSignals } from './sendSignals';

const started = vi.fn();
vi.mock('./startSignals', () => ({ startSignals: (lock: unknown) => started(lock) }));
afterEach(() => {
  started.mockReset();
  vi.restoreAllMocks();
});

const lockWith = (signals: unknown) => ({ facts: { signals } }) as never;

test.each([
  [{ endpoint: '/api/signals', share: 1 }, 0.999, 1],
  [{ endpoint: '/api/signals', share: 0.2 }, 0.1, 1],
  [{ endpoint: '/api/signals', share: 0.2 }, 0.2, 0],
  [{ endpoint: '/api/signals', share: 0 }, 0, 0],
  [null, 0, 0],
  [undefined, 0, 0],
])('of %j a document that drew %f starts %i times', async (signals, drawn, times) => {
  vi.spyOn(Math, 'random').mockReturnValue(drawn);
  await sendSignals(lockWith(signals));
  expect(started).toHaveBeenCalledTimes(times);
});
