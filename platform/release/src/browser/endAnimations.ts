import type { Page } from 'playwright-core';

/** Waits for the page's animations: what is fading in has no contrast yet. Those that never end are left running. */
export async function endAnimations(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.all(ending.map(({ finished }) => finished.catch(() => null)));
  });
}
