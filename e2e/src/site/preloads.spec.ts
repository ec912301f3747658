import { hearComplaints } from '@platform/release/browser/complaints';
import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../fixtures';
import { pressPath } from '../mf-press/pressApi';

const paths = ['/', '/FloorPlan/59A', pressPath];

// Chromium tells of it some seconds after a page has loaded: the last page preloads what it does not use, to hear when that is.
test('no page preloads what it does not use, whether its visitor acts or only reads', async ({
  context,
  page,
  problems,
}) => {
  const complaints: string[] = [];
  await Promise.all(
    paths.flatMap((path) =>
      ['acts', 'reads'].map(async (visitor) => {
        const opened = await context.newPage();
        hearComplaints(opened, ({ text }) => complaints.push(`${path}, whose visitor ${visitor}: ${text}`));
        await opened.goto(path);
        if (visitor === 'reads') return;
        await opened.dispatchEvent('body', 'wheel');
        await hydrated(opened);
      }),
    ),
  );
  await preloadUnused(page);
  await page.goto('/Privacy');
  await expect.poll(() => problems, 'of the last page').toEqual([expect.stringContaining('/unused was preloaded')]);
  problems.splice(0);
  expect(complaints).toEqual([]);
});

test('a journey that resizes its window is not blamed for what was preloaded for the size before', {
  tag: '@desktop',
}, async ({ page, problems }) => {
  await preloadUnused(page);
  await page.setViewportSize({ width: 901, height: 800 });
  const told = page.waitForEvent('console', (message) => message.text().includes('/unused was preloaded'));
  await page.goto('/Privacy');
  await told;
  expect(problems).toEqual([]);
});

/** From the next document on, a page preloads a picture that it shows nowhere. */
async function preloadUnused(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'preload', as: 'image', href: '/unused' }),
      ),
    ),
  );
  await page.route('/unused', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
}
