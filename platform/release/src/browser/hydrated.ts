import type { Page } from 'playwright-core';

/**
 * Waits until the page's own code has taken over its HTML.
 *
 * @param timeout milliseconds; default: Playwright's
 */
export async function hydrated(page: Page, timeout?: number): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0, null, {
    ...(timeout !== undefined && { timeout }),
  });
}
