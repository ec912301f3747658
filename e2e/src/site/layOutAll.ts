import type { Page } from '@playwright/test';

/**
 * Has everything laid out as it is when a visitor comes near it. Far below the screen a section only says about how high it
 * is: measured there, what is in it would stick out.
 */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
    }
  });
}
