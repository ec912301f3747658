import type { ChildProcess } from 'node:child_process';
import { expect, test } from '../fixtures';
import { freshId, pressPath, schedulePost, signIn } from '../mf-press/pressApi';
import { heldUp, startScript, stop } from '../setup/processes';
import { ownSite } from './ownSite';

// A post becomes a page at every width alike.

const own = ownSite('posts-become-pages');
let composer: ChildProcess;
let composed = '';

test.beforeAll(async () => {
  const env = { RELEASE_STORE: own.site.store.root, BACK_END_URL: own.backEnd.origin };
  composer = startScript(['platform/release/src/cli.ts', 'follow'], env, (text) => {
    composed += text;
  });
  await expect.poll(() => composed, { timeout: 60_000 }).toContain('release');
});

test.afterAll(() => stop(composer));

/** So soon after it was saved a post is what the site says, ms. */
const soon = 5_000;

/** Waits until it is, and holds that it was soon: without the time in which the composer was ready to go on and others had the processors. */
async function becomesSoon(check: () => Promise<void>): Promise<void> {
  const [start, before] = [performance.now(), heldUp(composer)];
  await check();
  expect(performance.now() - start - (heldUp(composer) - before)).toBeLessThan(soon);
}

const patience = { timeout: 30_000, intervals: [100] };

const read = async (path: string) => {
  const answer = await fetch(own.site.origin + path);
  return `${answer.status} ${await answer.text()}`;
};

/** Font files that the home page has: of its first screen, and for later. */
async function fontsOfHome() {
  const html = await read('/');
  const [, sheet = ''] = html.match(/href="(\/_assets\/\w+\.css)"[^>]* data-later/) ?? [];
  const filesIn = (text: string) => [...new Set(text.match(/\/_assets\/\w+\.woff2/g))];
  return { first: filesIn(html), later: filesIn(await read(sheet)) };
}

test('a post of the desk is HTML of its own within seconds, follows its edits, and is gone when it is deleted', async ({
  page,
}) => {
  // Of syllables that no headline has, nor any other text: the fonts are cut for them meanwhile.
  const title = `둔산 쀍뷁 ${Date.now()}`;
  const fontsBefore = await fontsOfHome();
  await signIn(page, own.backEnd.administrator, own.site.origin);
  await page.getByLabel('제목').fill(title);
  await page.getByLabel('요약').fill('짧게 말하면');
  await page.getByLabel('본문').fill('첫 문단입니다.\n\n둘째 문단입니다.');
  await page.getByRole('button', { name: '글 등록' }).click();
  await expect(page.getByText('글을 등록했습니다.')).toBeVisible();
  const link = page.locator('tbody').getByRole('link', { name: title });
  const path = (await link.getAttribute('href')) ?? '';

  await becomesSoon(() =>
    expect
      .poll(() => read(path), patience)
      .toMatch(new RegExp(`^200 .*<bdi>${title}</bdi></h1>.*>둘째 문단입니다\\.`, 's')),
  );
  expect(await read('/sitemap.xml')).toContain(path);
  const fonts = await fontsOfHome();
  expect(fonts.first).toEqual(fontsBefore.first);
  // Another file is that of what only posts say, one of each face; nobody fetches the others again.
  const without = (some: readonly string[], others: readonly string[]) => some.filter((one) => !others.includes(one));
  expect(without(fontsBefore.later, fonts.later).length).toBeLessThanOrEqual(2);
  expect(without(fonts.later, fontsBefore.later)).toHaveLength(2);
  expect(await read('/rss.xml')).toContain(title);
  expect(await read(pressPath)).toContain(title);

  await link.click();
  await page.getByRole('button', { name: '수정' }).click();
  await page.getByLabel('제목').fill(`${title} 평면`);
  await page.getByRole('button', { name: '수정 저장' }).click();
  await becomesSoon(() => expect.poll(() => read(path), patience).toContain(`${title} 평면</bdi></h1>`));
  const [, modified = 'none'] = /"dateModified":"([^"]+)"/.exec(await read(path)) ?? [];
  expect(await read('/sitemap.xml')).toContain(`${path}</loc><lastmod>${modified}</lastmod>`);
  expect(await read('/rss.xml')).toContain(`<atom:updated>${modified}</atom:updated>`);

  await page.getByRole('button', { name: '삭제' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '삭제' }).click();
  await becomesSoon(async () => {
    await expect.poll(() => read(path), patience).toMatch(/^404 /);
    await expect.poll(() => read('/sitemap.xml'), patience).not.toContain(path);
  });
  expect(await read(pressPath)).not.toContain(title);
});

test('a post whose time has come is HTML of its own, though nobody is there; before, nothing of the site tells of it', async () => {
  const id = freshId();
  const title = `예약 ${id}`;
  const path = `${pressPath}/${id}`;
  await schedulePost({ id, title }, new Date('2099-01-01'), own.backEnd);
  expect(await read(path)).toMatch(/^404 /);
  for (const one of [pressPath, '/sitemap.xml', '/rss.xml']) expect(await read(one)).not.toContain(id);

  await schedulePost({ id, title }, new Date(), own.backEnd);
  await expect.poll(() => read(path), patience).toContain(`<bdi>${title}</bdi></h1>`);
  for (const one of [pressPath, '/sitemap.xml', '/rss.xml']) expect(await read(one)).toContain(id);
});
