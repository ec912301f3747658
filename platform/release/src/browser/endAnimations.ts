import type { Page } from 'playwright-core';

/**
 * Waits for the page's animations: what is fading in has no contrast yet. Those that never end are left running. Their states
 * are asked for again and again: `finished` of one whose style is replaced may stay pending for good.
 */
export async function endAnimations(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.waitForFunction(() =>
    document.getAnimations().every(
      ({ effect, playState, timeline }) =>
        playState !== 'running' ||
        effect?.getComputedTiming().iterations === Infinity ||
        // One that follows the scrolling ends with it, not with time.
        timeline !== document.timeline,
    ),
  );
}
