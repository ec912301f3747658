import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from '../../playwright.config';
import { expect, test } from '../fixtures';
import { coverCss } from './coverCss';

test('rules count that a document used before the page was led away, and those of pages beside it', async () => {
  // A browser of its own: in that of the others all pages would be covered from now on.
  const browser = await chromium.launch(launchOptions);
  const folder = mkdtempSync(path.join(tmpdir(), 'css-'));
  try {
    const page = await (await browser.newContext()).newPage();
    const end = await coverCss(page, folder);
    const context = await browser.newContext();
    const pages = [page, await page.context().newPage(), await context.newPage()];
    for (const [at, one] of pages.entries()) {
      await one.route('**/*', (route) => {
        const name = `page-${at}-${new URL(route.request().url()).pathname.slice(1)}`;
        const style = `.${name} { color: red } .never { color: red } @media (width >= 1px) { .${name} p { color: blue } }`;
        return route.fulfill({
          contentType: 'text/html',
          body: `<style>${style}</style><div class="${name}"><p>${name}</p></div>`,
        });
      });
      for (const name of ['first', 'second']) await one.goto(`https://site.test/${name}`);
    }
    await end();
    const lines = readdirSync(folder).flatMap((file) => readFileSync(path.join(folder, file), 'utf8').split('\n'));
    expect(lines.filter(Boolean).sort()).toEqual(
      [0, 1, 2]
        .flatMap((at) => ['first', 'second'].map((name) => `.page-${at}-${name}`))
        .flatMap((name) => [name, `@media (width >= 1px) ${name} p`])
        .sort(),
    );
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
