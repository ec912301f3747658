import type { Page } from '@playwright/test';

/**
 * The words on the page that stick out of the window, or out of a box that clips what does not fit it. What is only for
 * screen readers, and what lies in a box that scrolls, counts as readable.
 */
export async function cutOffWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Glyphs may hang over their line box by a hair. */
    const hair = 2;
    const clips = (value: string) => value === 'hidden' || value === 'clip';
    const scrolls = (value: string) => value === 'auto' || value === 'scroll';

    const onlyHeard = (element: Element) => getComputedStyle(element).clipPath === 'inset(50%)';

    /** Whether a box of a word can be seen whole, going up from the element it stands in. */
    function whole(word: DOMRect, from: Element): boolean {
      for (let box: Element | null = from; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box);
        const frame = box.getBoundingClientRect();
        if (scrolls(overflowX)) return true;
        if (clips(overflowX) && (word.left < frame.left - hair || word.right > frame.right + hair)) return false;
        if (clips(overflowY) && (word.top < frame.top - hair || word.bottom > frame.bottom + hair)) return false;
        if (position === 'fixed') break;
      }
      return word.left >= -hair && word.right <= document.documentElement.clientWidth + hair;
    }

    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.nodeValue?.trim()) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.closest('.sr-only, [aria-hidden="true"], [inert]') || onlyHeard(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const words = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      if (words.some((word) => !whole(word, element))) cut.push(`${element.className}: ${node.nodeValue.trim()}`);
    }
    return cut;
  });
}
