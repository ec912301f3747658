import type { Page } from '@playwright/test';

/** Numbers that a line's end parts from their unit: `182` and, on the next line, `㎡`. */
export function brokenNumbers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const owner = text.parentElement;
      if (!owner?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      for (const { 0: number, index } of text.nodeValue?.matchAll(/\d[\d,.]*(?:㎡|%|[가-힣]+)/g) ?? []) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + number.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(`${number} in .${owner.className}`);
      }
    }
    return found;
  });
}
