import { describe, expect, test } from 'vitest';
import { remember, startsGesture, type WheelTick } from './wheelGesture';

const lockTime = 500;

/** How many steps a stream of ticks makes, with the lock of the pager. */
function steps(ticks: readonly WheelTick[]): number {
  let before: readonly WheelTick[] = [];
  let lockedUntil = Number.NEGATIVE_INFINITY;
  let count = 0;
  for (const tick of ticks) {
    const fresh = startsGesture(before, tick);
    before = remember(before, tick);
    if (!fresh || tick.at < lockedUntil) continue;
    count += 1;
    lockedUntil = tick.at + lockTime;
  }
  return count;
}

/** A flick on a trackpad: up to speed in five frames, then slowing for `duration` ms. */
function flick(start: number, peak: number, duration: number): WheelTick[] {
  const rise = [0.1, 0.3, 0.6, 0.85, 1].map((part, i) => ({ at: start + i * 16, delta: Math.round(peak * part) }));
  const frames = Math.floor(duration / 16);
  const fall = Array.from({ length: frames }, (_, i) => ({
    at: start + (i + 5) * 16,
    delta: Math.max(1, Math.round(peak * 0.96 ** (i + 1))),
  }));
  return [...rise, ...fall];
}

describe('a gesture', () => {
  test('is one step, however long a trackpad goes on', () => {
    expect(steps(flick(0, 160, 1800))).toBe(1);
    expect(steps(flick(0, 40, 900))).toBe(1);
    expect(steps(flick(0, 600, 2500))).toBe(1);
  });

  test('is one step on a busy page, which hears several frames as one event', () => {
    const busy = (ticks: readonly WheelTick[], frames: number) =>
      Array.from({ length: Math.ceil(ticks.length / frames) }, (_, i) => {
        const together = ticks.slice(i * frames, (i + 1) * frames);
        return { at: together.at(-1)?.at ?? 0, delta: together.reduce((sum, { delta }) => sum + delta, 0) };
      });
    expect(steps(busy(flick(0, 160, 1800), 3))).toBe(1);
    expect(steps(busy(flick(0, 160, 1800), 7))).toBe(1);
    const uneven = flick(0, 160, 1800);
    expect(steps([...busy(uneven.slice(0, 50), 5), ...uneven.slice(50, 60), ...busy(uneven.slice(60), 8)])).toBe(1);
  });

  test('is two steps when the fingers push again after the lock', () => {
    expect(steps([...flick(0, 160, 700), ...flick(800, 160, 1500)])).toBe(2);
  });

  test('is two steps when the direction turns after the lock', () => {
    const back = flick(900, 160, 600).map(({ at, delta }) => ({ at, delta: -delta }));
    expect(steps([...flick(0, 160, 800), ...back])).toBe(2);
  });

  test('is a step a notch, where notches are slower than the lock', () => {
    const notches = [0, 700, 1400, 2100].map((at) => ({ at, delta: 100 }));
    expect(steps(notches)).toBe(4);
  });

  test('goes on at the pace of the lock while a notched wheel keeps turning', () => {
    const notches = Array.from({ length: 21 }, (_, i) => ({ at: i * 100, delta: 100 }));
    expect(steps(notches)).toBe(5);
  });

  test('is ignored within the lock', () => {
    expect(
      steps([
        { at: 0, delta: 100 },
        { at: 300, delta: 100 },
      ]),
    ).toBe(1);
    expect(
      steps([
        { at: 0, delta: 100 },
        { at: 499, delta: 100 },
      ]),
    ).toBe(1);
    expect(
      steps([
        { at: 0, delta: 100 },
        { at: 501, delta: 100 },
      ]),
    ).toBe(2);
  });
});
