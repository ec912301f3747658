import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newOverrideKey } from '@platform/release/override/signOverride';
import { keepOverlay } from '@platform/release/preview/keepOverlay';
import { previewLink } from '@platform/release/preview/previewLink';
import { publish } from '@platform/release/publish';
import { release } from '@platform/release/release';
import { distOf } from '@platform/release/workspace';
import product from '@riverview/site';
import { expect, hydrated, test } from '../fixtures';
import { work } from '../setup/backEnd';
import { backEndOrigin } from '../setup/ports';
import { TestRelease } from './testRelease';

// A preview is the same at every width.
test.describe.configure({ timeout: 120_000 });

const press = `/${product.facts.slug}/press`;
const channel = 'preview-1a2b3c4d';
const words = ' 새 소식`';

/** The module's build with another heading: what a branch would bring. */
function branchOfPress(): string {
  const folder = path.join(work, `preview-press-${process.env.TEST_WORKER_INDEX}`);
  cpSync(distOf('mf-press'), folder, { recursive: true });
  let edited = 0;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/^(client|server)\/.*\.c?js$/.test(name)) continue;
    const code = readFileSync(path.join(folder, name), 'utf8');
    if (!code.includes(' 소식`')) continue;
    writeFileSync(path.join(folder, name), code.replaceAll(' 소식`', words));
    edited++;
  }
  expect(edited).toBeGreaterThan(1);
  return folder;
}

test('a preview is whole for the one who opened its link, with whose each region is, and for nobody else', async ({
  page,
  browser,
}) => {
  const key = newOverrideKey();
  const site = { ...product, facts: { ...product.facts, overrideKey: key.public } };
  const running = await TestRelease.start('preview', undefined, site);
  const { store } = running;
  const { version } = await publish(store, 'mf-press', branchOfPress());
  await release({
    store,
    site,
    channel,
    replace: { 'mf-press': version },
    backEnd: backEndOrigin(),
    keepFacts: true,
    details: { kind: 'choice', overlay: await keepOverlay(store) },
  });
  const to = new URL(press, running.origin);
  const link = previewLink({ page: to, channel, expires: Date.now() + 3_600_000, secret: key.secret });

  const answer = await page.goto(link);
  expect(page.url()).toBe(to.href);
  expect(answer?.headers()['server-timing']).toBe(`release;desc="${channel}/1"`);
  expect(await answer?.text()).toContain('새 소식');
  await hydrated(page);
  await expect(page.locator('#page h2').first()).toHaveText(`${product.facts.projectName} 새 소식`);
  const labels = page.locator('#region-overlay .label');
  await expect(labels).toHaveCount(0);
  await page.keyboard.press('Alt+KeyM');
  await expect(labels.filter({ hasText: `mf-press@${version.slice(0, 8)} · ` }).first()).toBeVisible();
  await page.keyboard.press('Alt+KeyM');
  await expect(labels).toHaveCount(0);

  const scripts: string[] = [];
  const other = await (await browser.newContext()).newPage();
  other.on('request', (request) => scripts.push(request.url()));
  // One letter of the link changed.
  for (const address of [to.href, link.replace(/(preview=.)./, (_, start: string) => `${start}-`)]) {
    await other.goto(address);
    await hydrated(other);
    await expect(other.locator('#page h2').first()).toHaveText(`${product.facts.projectName} 소식`);
    await expect(other.locator('#region-overlay')).toHaveCount(0);
  }
  expect(scripts.filter((address) => address.includes('overlay'))).toEqual([]);
  await other.context().close();

  await page.getByRole('link', { name: '원래 화면 보기' }).click();
  await expect(page.locator('#page h2').first()).toHaveText(`${product.facts.projectName} 소식`);
  // What it still fetches would be refused.
  await page.close();
  await running.stop();
});
