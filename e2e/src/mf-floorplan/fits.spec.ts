import type { Frame, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { allStates } from './states';

/** Texts and controls of which a part cannot be seen: wider than the screen, or cut off by what is around them. */
function cutOff(frame: Page | Frame): Promise<string[]> {
  return frame.evaluate(() => {
    const found: string[] = [];
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (wide > 0) found.push(`the page is ${wide} px wider than the screen`);
    for (const element of document.querySelectorAll<HTMLElement>('main *, dialog[open] *')) {
      const hasText = [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
      if (!hasText && !element.matches('button, a')) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (element.closest('.sr-only, [hidden], noscript, svg')) continue;
      const range = document.createRange();
      range.selectNodeContents(element);
      const text = range.getBoundingClientRect();
      const box = element.getBoundingClientRect();
      for (let around: HTMLElement | null = element; around; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        const frame = around.getBoundingClientRect();
        const what = `"${element.textContent?.trim().slice(0, 30)}" in ${around.tagName.toLowerCase()}.${around.className}`;
        const right = Math.max(text.right, box.right) - frame.right;
        const below = Math.max(text.bottom, box.bottom) - frame.bottom;
        if (/hidden|clip/.test(overflowX) && right > 1) found.push(`${what}: ${Math.round(right)} px to the right`);
        if (/hidden|clip/.test(overflowY) && below > 1) found.push(`${what}: ${Math.round(below)} px below`);
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
    await goThere(page);
    for (const frame of page.frames()) {
      await frame.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    }
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    await expectNothingCutOff(page, name);
  });

  test(`at 320 px nothing is cut off: ${name}`, async ({ page, width }) => {
    test.skip(width === 'desktop', 'A matter of narrow screens.');
    await page.setViewportSize({ width: 320, height: 640 });
    await goThere(page);
    await expectNothingCutOff(page, name);
  });
}
