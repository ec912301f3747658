import type { Page } from 'playwright-core';
import { axeViolations } from '../browser/axe';
import { endAnimations } from '../browser/endAnimations';
import { hydrated } from '../browser/hydrated';
import { layoutShift, layoutShiftLimit } from '../browser/layoutShift';

/** Characters that a page says at least without scripts, blanks aside: more than a heading. */
const leastCharacters = 60;

/** Whether the page's own code has taken it over within `patience`, milliseconds. */
export async function hydrationShortfalls(page: Page, patience: number): Promise<string[]> {
  const isAlive = await hydrated(page, patience).then(
    () => true,
    () => false,
  );
  return isAlive ? [] : [`its scripts have not taken over its HTML within ${patience / 1000} s`];
}

/** Pictures on the first screen, the main one above all, that show nothing. */
export async function pictureShortfalls(page: Page): Promise<string[]> {
  const broken = await page.evaluate(() =>
    [...document.images]
      .filter((image) => {
        const { top, bottom, left, right, width, height } = image.getBoundingClientRect();
        const isSeen = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth && width > 1 && height > 1;
        return (image.fetchPriority === 'high' || isSeen) && image.complete && image.naturalWidth === 0;
      })
      .map(({ currentSrc, src, fetchPriority }) => ({ address: currentSrc || src, isMain: fetchPriority === 'high' })),
  );
  return broken.map(
    ({ address, isMain }) =>
      `${isMain ? 'the main picture' : 'a picture of the first screen'} does not load: ${address}`,
  );
}

/** Whether the layout moved under the reader. */
export async function shiftShortfalls(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  const shift = await layoutShift(page);
  return shift > layoutShiftLimit ? [`the layout shifts by ${shift.toFixed(3)}, more than ${layoutShiftLimit}`] : [];
}

/** What axe finds once the page has come to rest. */
export async function axeShortfalls(page: Page): Promise<string[]> {
  await endAnimations(page);
  return (await axeViolations(page)).map((violation) => `axe, ${violation.replaceAll('\n', '\n    ')}`);
}

/** Addresses on the page's own origin that its links lead to, without what stands behind `#`. */
export const linksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...new Set(
      [...document.links]
        .filter(({ origin }) => origin === location.origin)
        .map(({ href }) => href.split('#')[0] ?? ''),
    ),
  ]);

/** What a page lacks for a visitor without scripts. */
export async function scriptlessShortfalls(page: Page): Promise<string[]> {
  const headings = await page.locator('h1:visible').count();
  const words = (await page.locator('main').allInnerTexts()).join('').replace(/\s/g, '').length;
  return [
    ...(headings === 1 ? [] : [`it shows ${headings} main headings (h1) instead of one`]),
    ...(words >= leastCharacters
      ? []
      : [`it says ${words} characters in its main part, fewer than ${leastCharacters}`]),
  ];
}
