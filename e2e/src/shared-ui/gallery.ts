import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, test as journey } from '../fixtures';
import { startScript } from '../setup/processes';

/** Journeys that start on the gallery of components, built and served for each worker under the site's content policy. */
export const test = journey.extend<object, { readonly gallery: string }>({
  gallery: [
    async ({}, use) => {
      const out = await mkdtemp(path.join(tmpdir(), 'gallery-'));
      let said = '';
      const server = startScript(['gallery/src/cli.ts', '--port', '0', '--out', out], {}, (text) => {
        said += text;
      });
      const url = () => /Gallery: (http\S+)/.exec(said)?.[1];
      await expect
        .poll(() => url() ?? server.exitCode, { timeout: 60_000, message: 'the gallery starts' })
        .not.toBeNull();
      const address = url();
      if (!address) throw new Error(`The gallery did not start:\n${said}`);
      await use(address);
      server.kill();
      await rm(out, { recursive: true, force: true });
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
