import type { Frame, Page } from '@playwright/test';

/** Texts of which a part can neither be seen nor scrolled to, and by how much the page is wider than the screen. */
export function cutOffTexts(frame: Page | Frame): Promise<string[]> {
  return frame.evaluate(() => {
    const found: string[] = [];
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (wide > 0) found.push(`the page is ${wide} px wider than the screen`);
    const shown = document.querySelector('dialog[open]') ?? document.querySelector('main') ?? document.body;
    const texts = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const owner = text.parentElement;
      if (!text.nodeValue?.trim() || !owner || owner.closest('.sr-only, noscript, svg, style, [class*="honeypot"]'))
        continue;
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
