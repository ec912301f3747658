import type { Page } from '@playwright/test';

/** From here on the page's time stands still, and goes on by {@link pass}. A page tells no more that it has hydrated. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}

/** Lets time pass, ms: in small steps, so that the page can answer what falls due in each. */
export async function pass(page: Page, milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 100) await page.clock.runFor(100);
}
