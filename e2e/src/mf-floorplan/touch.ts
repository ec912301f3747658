import type { Page } from '@playwright/test';

interface Point {
  readonly x: number;
  readonly y: number;
}

type TouchType = 'touchStart' | 'touchMove' | 'touchEnd';

/** Moves fingers over the screen as the browser itself reports them. Each path is one finger, its points one step each. */
export async function fingers(page: Page, ...paths: readonly (readonly Point[])[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const dispatch = (type: TouchType, step: number | null) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: step === null ? [] : paths.map((path, id) => ({ ...(path[step] ?? path[0] ?? { x: 0, y: 0 }), id })),
    });
  await dispatch('touchStart', 0);
  const steps = Math.max(...paths.map((path) => path.length));
  for (let step = 1; step < steps; step++) await dispatch('touchMove', step);
  await dispatch('touchEnd', null);
  await session.detach();
}

/** Presses one spot twice, as fast as a hand does however slow the machine is: with times of the hand's own, which events carry. */
export async function pressTwice(page: Page, { x, y }: Point, hand: 'mouse' | 'finger'): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const started = Date.now() / 1000;
  for (const [press, at] of [0, 0.12].entries()) {
    const [timestamp, released] = [started + at, started + at + 0.05];
    if (hand === 'finger') {
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }], timestamp });
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: released });
    } else {
      const mouse = { x, y, button: 'left', clickCount: press + 1 } as const;
      await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...mouse, timestamp });
      await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...mouse, timestamp: released });
    }
  }
  await session.detach();
}

/** Points on the way from one place to another. */
export function way(from: Point, to: Point, steps = 8): Point[] {
  return Array.from({ length: steps + 1 }, (_, step) => ({
    x: from.x + ((to.x - from.x) * step) / steps,
    y: from.y + ((to.y - from.y) * step) / steps,
  }));
}
