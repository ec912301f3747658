import { siteFacts } from '@riverview/site/siteFacts';
import { expect, hydrated, test } from '../fixtures';
import { skipHosted } from '../site/hosted';

test.describe('brand introduction', () => {
  test('the text box turns active half a second after the page has come', async ({ page }) => {
    // Counted from the moment that the page asks for the timer which turns the box: what it draws, a busy machine shows later.
    await page.addInitScript(() => {
      const seen = { asked: 0, active: 0 };
      Object.assign(window, { seen });
      const { setTimeout } = window;
      window.setTimeout = ((handler: () => void, delay?: number, ...rest: []) => {
        const now = performance.now();
        const called = (...values: []) => {
          if (!seen.active) seen.asked = now;
          handler(...values);
        };
        return setTimeout(delay === 500 ? called : handler, delay, ...rest);
      }) as typeof window.setTimeout;
      new MutationObserver(() => {
        if (document.querySelector('[data-active="true"]')) seen.active ||= performance.now();
      }).observe(document, { subtree: true, childList: true, attributes: true });
    });
    await page.goto('/Brand/intro');
    const box = page.locator('[data-active]');
    await expect(box).toHaveAttribute('data-active', 'true');
    await expect(box).toContainText(siteFacts.projectName);
    const { asked, active } = await page.evaluate(
      () => (window as unknown as { seen: { asked: number; active: number } }).seen,
    );
    expect(active - asked).toBeGreaterThan(499);
    expect(active - asked).toBeLessThan(1500);
  });

  test('the picture shows beyond 200 px of scrolling and stays, three strands are named, and a link leads to the film', async ({
    page,
  }) => {
    await page.goto('/Brand/intro');
    await hydrated(page);
    await test.step('the picture shows beyond 200 px of scrolling and stays', async () => {
      const picture = page.locator('[data-shown]');
      await expect(picture).toHaveAttribute('data-shown', 'false');
      await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }));
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(200);
      await expect(picture).toHaveAttribute('data-shown', 'false');
      await page.evaluate(() => window.scrollTo({ top: 201, behavior: 'instant' }));
      await expect(picture).toHaveAttribute('data-shown', 'true');
      await expect(picture).toHaveCSS('opacity', '1');
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await expect(picture).toHaveAttribute('data-shown', 'true');
    });

    await test.step('names the three strands and leads to the film', async () => {
      await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(['물결', '바람결', '숨결']);
      await page.getByRole('main').getByRole('link', { name: '홍보영상 보기' }).click();
      await expect(page).toHaveURL(/\/Brand\/video$/);
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('text and picture stand there', { tag: '@desktop' }, async ({ page }) => {
      await page.goto('/Brand/intro');
      await expect(page.locator('[data-active]')).toHaveCSS('opacity', '1');
      await expect(page.getByRole('img', { name: /물|강/ }).first()).toBeVisible();
    });
  });
});

test.describe('promotional film', () => {
  test('loads no film and nothing of a provider before it is asked for, and leads on', { tag: '@desktop' }, async ({
    page,
  }) => {
    const early: string[] = [];
    page.on('request', (request) => {
      const { protocol, hostname, pathname } = new URL(request.url());
      if (protocol !== 'data:' && (hostname !== 'localhost' || pathname.endsWith('.mp4'))) early.push(request.url());
    });
    await page.goto('/Brand/video');
    await hydrated(page);
    await expect(page.getByRole('button', { name: '영상 재생' })).toBeVisible();
    expect(early).toEqual([]);
    const onward = page.getByRole('navigation', { name: '이어서 보기' });
    await expect(onward.getByRole('link')).toHaveCount(3);
    await onward.getByRole('link', { name: '입지안내' }).click();
    await expect(page).toHaveURL(/\/LocationEnvironment\/intro$/);
  });

  test('plays with captions once it is asked for, and stops at its end', { tag: '@desktop' }, async ({ page }) => {
    skipHosted(siteFacts.films.promotion);
    await page.goto('/Brand/video');
    await hydrated(page);
    await page.getByRole('button', { name: '영상 재생' }).click();
    const video = page.locator('video');
    await expect
      .poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime), { timeout: 20_000 })
      .toBeGreaterThan(0);
    expect(
      await video.evaluate((one: HTMLVideoElement) => [one.textTracks[0]?.mode, one.textTracks[0]?.language]),
    ).toEqual(['showing', 'ko']);
    const length = await video.evaluate((one: HTMLVideoElement) => Math.round(one.duration));
    await expect(page.getByRole('main')).toContainText(`자막이 있는 ${length}초 영상입니다.`);
    await video.evaluate((one: HTMLVideoElement) => {
      one.currentTime = one.duration - 0.3;
    });
    await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.ended), { timeout: 20_000 }).toBe(true);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('can be opened by a link', { tag: '@desktop' }, async ({ page, request }) => {
      skipHosted(siteFacts.films.promotion);
      await page.goto('/Brand/video');
      await expect(page.getByRole('button', { name: '영상 재생' })).toBeHidden();
      const link = page.getByRole('main').getByRole('link', { name: '영상 열기' });
      await expect(link).toBeVisible();
      const answer = await request.head((await link.getAttribute('href')) ?? '');
      expect(answer.headers()['content-type']).toBe('video/mp4');
    });
  });
});
