import type { Page } from 'playwright-core';

/**
 * Starts the page's scripts, if they have not started, and waits until its own code has taken over its HTML.
 *
 * @param timeout milliseconds; default: Playwright's
 */
export async function hydrated(page: Page, timeout?: number): Promise<void> {
  // Behind a turn of the wheel nothing is waited for, as a click is behind a finger.
  await page.evaluate(() => void dispatchEvent(new Event('wheel')));
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0, null, {
    ...(timeout !== undefined && { timeout }),
  });
}
