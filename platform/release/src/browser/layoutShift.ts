import type { BrowserContext, Page } from 'playwright-core';

/** The most that a page's layout may shift while it loads: a sum of shares of the screen. */
export const layoutShiftLimit = 0.02;

interface Watched {
  readonly shifts: number[];
}

/** From the next document on, the shifts of its layout are summed up for {@link layoutShift}. */
export const watchLayoutShift = (target: Page | BrowserContext): Promise<unknown> =>
  target.addInitScript(() => {
    Object.assign(window, { shifts: [] });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as Watched).shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** How much the layout has shifted since the document began. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as Watched).shifts.reduce((sum, one) => sum + one, 0));
