// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenReachable } from './whenReachable';

let grow: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        grow = callback;
      }
      observe() {}
      disconnect() {
        grow = () => {};
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('tries again each time the page grows, until it succeeds', () => {
  const attempt = vi.fn().mockReturnValueOnce(false).mockReturnValueOnce(false).mockReturnValue(true);
  whenReachable(attempt);
  grow();
  grow();
  grow();
  expect(attempt).toHaveBeenCalledTimes(3);
});

test('leaves a visitor alone who scrolls', () => {
  const attempt = vi.fn(() => false);
  whenReachable(attempt);
  dispatchEvent(new Event('wheel'));
  grow();
  expect(attempt).toHaveBeenCalledOnce();
});

test('gives up after three seconds', () => {
  const attempt = vi.fn(() => false);
  whenReachable(attempt);
  vi.advanceTimersByTime(3000);
  grow();
  expect(attempt).toHaveBeenCalledOnce();
});
