import type { Frame, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { allStates } from './states';

/** Texts of which a part can neither be seen nor scrolled to, and by how much the page is wider than the screen. */
function cutOff(frame: Page | Frame): Promise<string[]> {
  return frame.evaluate(() => {
    const found: string[] = [];
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (wide > 0) found.push(`the page is ${wide} px wider than the screen`);
    const shown = document.querySelector('dialog[open]') ?? document.querySelector('main') ?? document.body;
    const texts = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const owner = text.parentElement;
      if (!text.nodeValue?.trim() || !owner || owner.closest('.sr-only, noscript, svg, style')) continue;
      if (!owner.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNode(text);
      const { right, bottom } = range.getBoundingClientRect();
      for (let around: HTMLElement | null = owner; around && around !== document.body; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        if (/auto|scroll/.test(overflowX + overflowY)) break;
        const box = around.getBoundingClientRect();
        const over = Math.max(
          /hidden|clip/.test(overflowX) ? right - box.right : 0,
          /hidden|clip/.test(overflowY) ? bottom - box.bottom : 0,
        );
        if (over > 1) found.push(`"${text.nodeValue.trim()}" by ${Math.round(over)} px in .${around.className}`);
      }
    }
    return found;
  });
}

const expectNothingCutOff = async (page: Page, name: string) => {
  for (const frame of page.frames()) expect(await cutOff(frame), `${name}, ${frame.url()}`).toEqual([]);
};

for (const [name, goThere] of Object.entries(allStates)) {
  test(`with text twice the size nothing is cut off: ${name}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await goThere(page);
    for (const frame of page.frames()) {
      await frame.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    }
    const moving = () => document.getAnimations().filter(({ playState }) => playState === 'running').length;
    await expect.poll(() => page.evaluate(moving)).toBe(0);
    await expectNothingCutOff(page, name);
  });

  test(`at 320 px nothing is cut off: ${name}`, async ({ page, width }) => {
    test.skip(width === 'desktop', 'A matter of narrow screens.');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 640 });
    await goThere(page);
    await expectNothingCutOff(page, name);
  });
}
