import { brotliCompressSync } from 'node:zlib';
import { expect, hydrated, test } from '../fixtures';
import { isOfficial } from '../setup/backEnd';
import { contents, isFirebase, scriptsOf } from '../site/scripts';
import { openSignIn, pressPath } from './pressApi';

test.skip(isOfficial, 'Files are the same over any back end.');
// Files weigh the same at every width.

const isSignIn = (script: string) => script.includes('accounts:signInWithPassword');

for (const path of [pressPath, `${pressPath}/sample-05`]) {
  test(`${path} costs a visitor at most 45 kB beyond the shell, Firebase and all, without sign-in`, async ({
    page,
  }) => {
    const scripts = scriptsOf(page);
    const answered = page.waitForResponse('**/v1/projects/**');
    await page.goto(path);
    await hydrated(page);
    await answered;
    await page.waitForLoadState('networkidle');
    // What another module sends ahead for a link under the pointer is not this page's.
    const own = await contents(
      page,
      scripts.filter((url) => url.includes('/_modules/mf-press/')),
    );
    expect(own.some(isFirebase)).toBe(true);
    expect(own.some(isSignIn)).toBe(false);
    expect(own.reduce((sum, script) => sum + brotliCompressSync(script).length, 0)).toBeLessThanOrEqual(45_000);
  });
}

test('sign-in is loaded once its form is touched', async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto(pressPath);
  await hydrated(page);
  await openSignIn(page);
  await page.getByLabel('이메일').focus();
  await expect.poll(async () => (await contents(page, scripts)).some(isSignIn)).toBe(true);
});

// That no other page loads anything of Firebase, site/everyRoute.spec.ts sees.
