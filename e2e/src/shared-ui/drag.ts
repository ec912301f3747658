import type { Page } from '@playwright/test';

interface Drag {
  readonly x: number;
  readonly y: number;
  /** How far it goes, px. */
  readonly right?: number;
  readonly down?: number;
}

/** Draws one finger across the screen, through the browser's own touch handling. */
export async function dragFinger(page: Page, { x, y, right = 0, down = 0 }: Drag): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + right * share, y: y + down * share }],
    });
  await touch('touchStart', 0);
  for (const share of [0.25, 0.5, 0.75, 1]) await touch('touchMove', share);
  await touch('touchEnd', 1);
  await session.detach();
}

/** The same with a mouse that is pressed. */
export async function dragMouse(page: Page, { x, y, right = 0, down = 0 }: Drag): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + right, y + down, { steps: 5 });
  await page.mouse.up();
}
