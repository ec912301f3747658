import type { Locator, Page } from '@playwright/test';
import { expect, test as journey } from '../fixtures';
import { galleryAddress, startGalleryOnce } from './galleryServer';

/** Journeys that start on the gallery of components, built and served once for all of them under the site's content policy. */
export const test = journey.extend<object, { readonly gallery: string }>({
  gallery: [
    async ({}, use) => {
      startGalleryOnce();
      await use(await galleryAddress());
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ gallery }, use) => use(gallery),
});

export { expect };

/** Opens the gallery and waits until it is alive. */
export async function openGallery(page: Page, options: Parameters<Page['goto']>[1] = {}): Promise<void> {
  await page.goto('/', options);
  await expect(page.locator('[data-arrival="unknown"]')).toHaveCount(0);
}

/** A part of the gallery, by its title. */
export function section(page: Page, title: string): Locator {
  return page.locator('section', { has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
}
