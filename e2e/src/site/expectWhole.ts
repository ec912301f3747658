import type { Page } from '@playwright/test';
import { expect } from '../fixtures';
import { cutOffTexts } from './cutOffTexts';
import { cutOffWords } from './cutOffWords';
import { layOutAll } from './layOutAll';

const textSize = async (page: Page, size: string) => {
  for (const frame of page.frames())
    await frame.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);
};

/**
 * Nothing on the page as it stands is cut off with text twice the size, nor, on a phone, at 320 px. Leaves the page so
 * that it is looked at no further.
 */
export async function expectWhole(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await layOutAll(page);
  const check = async (when: string) => {
    // Not `innerWidth`: on a phone that grows with what sticks out.
    const sideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.soft.poll(sideways, `sideways ${when}, px`).toBeLessThanOrEqual(0);
    const moving = () => document.getAnimations().filter(({ playState }) => playState === 'running').length;
    await expect.soft.poll(() => page.evaluate(moving), `animations ${when}`).toBe(0);
    expect.soft(await cutOffWords(page), `cut off ${when}`).toEqual([]);
    for (const frame of page.frames())
      expect.soft(await cutOffTexts(frame), `cut off ${when}, ${frame.url()}`).toEqual([]);
  };
  await textSize(page, '200%');
  await check('with text twice the size');
  if ((page.viewportSize()?.width ?? 0) > 500) return;
  await textSize(page, '');
  await page.setViewportSize({ width: 320, height: 640 });
  await check('at 320 px');
}
