import type { Page } from '@playwright/test';
import { siteFacts } from '@riverview/site/siteFacts';
import { expect, hydrated, test } from '../fixtures';
import { skipHosted } from '../site/hosted';
import { marksOf, parallaxOf } from '../site/parallax';
import { withFacts } from '../site/withFacts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

test('three tabs, the first selected, any from any', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/FloorPlan/videos');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('세대안내 영상');
  await expect(page.getByRole('tablist', { name: '영상 선택' }).getByRole('tab')).toHaveText([
    '입지환경',
    '84A 타입',
    '115 타입',
  ]);
  await expect(tab(page, '입지환경')).toHaveAttribute('aria-selected', 'true');
  for (const name of ['115 타입', '84A 타입', '입지환경', '115 타입', '입지환경', '84A 타입']) {
    await tab(page, name).click();
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
  }
  await expect(page).toHaveURL(/\?film=84A$/);
});

test('its menu is the films, the location and the premium', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/FloorPlan/videos');
  const menu = page.getByRole('navigation', { name: '세대안내 하위 메뉴' }).getByRole('link');
  await expect(menu).toHaveCount(3);
  expect(await menu.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/FloorPlan/videos',
    '/LocationEnvironment/intro',
    '/LocationEnvironment/primium',
  ]);
});

test('the stage has the shape of our film, no wider than the screen, and the player fills it', async ({
  page,
  width,
}) => {
  skipHosted(siteFacts.films.location);
  await page.goto('/FloorPlan/videos');
  await hydrated(page);
  const stage = page.getByRole('tabpanel').first().locator(':scope > *').first();
  const box = await stage.boundingBox();
  expect([box?.width, Math.round(box?.height ?? 0)]).toEqual(width === 'desktop' ? [1120, 630] : [390, 219]);
  await page.getByRole('button', { name: '입지환경 영상 재생' }).click();
  await expect(page.locator('video')).toBeVisible();
  const playing = await page.locator('video').boundingBox();
  expect([playing?.x, playing?.width, playing?.height]).toEqual([box?.x, box?.width, box?.height]);
});

test('a hosted film is embedded only when asked for, plays at once and allows full screen', {
  tag: '@desktop',
}, async ({ page }) => {
  // The owner's facts with an address, and the policy that is composed from it.
  const provider = 'https://www.youtube-nocookie.com';
  const player = `${provider}/embed/river?autoplay=1&rel=0&modestbranding=1&playsinline=1`;
  await withFacts(
    page,
    '/FloorPlan/59A',
    ({ films }) => ({ films: { ...films, location: 'https://youtu.be/river' } }),
    ({ html, headers }) => {
      const policy = (headers['content-security-policy'] ?? '').replace(/frame-src/, `frame-src ${provider}`);
      return { html, headers: { ...headers, 'content-security-policy': policy } };
    },
  );
  const asked: string[] = [];
  await page.route(`${provider}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: 'player' });
  });
  await page.goto('/FloorPlan/59A');
  await hydrated(page);
  await page.getByRole('link', { name: '84A 타입 영상 보기' }).click();
  await tab(page, '입지환경').click();
  await expect(page.getByRole('button', { name: '입지환경 영상 재생' })).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: '입지환경 영상 재생' }).click();
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('src', player);
  await expect(frame).toHaveAttribute('allowfullscreen', '');
  await expect(frame).toHaveAttribute('allow', /autoplay.*fullscreen/);
  await expect.poll(() => asked).toEqual([player]);
  const stage = await frame.boundingBox();
  expect([stage?.width, stage?.height]).toEqual([1300, 500]);
  await page.setViewportSize({ width: 600, height: 900 });
  const narrow = await frame.boundingBox();
  expect([narrow?.width, narrow?.height]).toEqual([400, 300]);
});

test('our own film plays with captions when asked for, and stops at its end', { tag: '@desktop' }, async ({ page }) => {
  skipHosted(siteFacts.films['84A']);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\.(mp4|webm|vtt)$/.test(new URL(request.url()).pathname)) asked.push(request.url());
  });
  await page.goto('/FloorPlan/videos?film=84A');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: '84A 타입 영상 재생' }).click();
  const film = page.locator('video');
  const state = () =>
    film.evaluate((video: HTMLVideoElement) => ({
      playing: !video.paused && video.currentTime > 0,
      silent: video.muted,
      captions: video.textTracks[0]?.mode,
      language: video.textTracks[0]?.language,
    }));
  await expect
    .poll(state, { timeout: 20_000 })
    .toEqual({ playing: true, silent: true, captions: 'showing', language: 'ko' });
  const chapters = page.getByRole('list', { name: '장면 선택' }).getByRole('button');
  await chapters.nth(1).click();
  expect(await film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(3);
  await film.evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration - 0.2;
  });
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => [video.ended, video.paused, video.loop]), {
      timeout: 20_000,
    })
    .toEqual([true, true, false]);
});

test('on a phone the parts of a film begin where the words below them do, and stand off from them', {
  tag: '@mobile',
}, async ({ page }) => {
  skipHosted(siteFacts.films['115']);
  await page.goto('/FloorPlan/videos?film=115');
  await hydrated(page);
  await page.getByRole('button', { name: '115 타입 영상 재생' }).click();
  const part = await page.getByRole('list', { name: '장면 선택' }).getByRole('button').first().boundingBox();
  const panel = page.getByRole('tabpanel', { name: '115 타입' });
  const words = await panel.getByText('한층 넉넉한 115 타입의 공간을 안내합니다.').boundingBox();
  expect(Math.abs((part?.x ?? 0) - (words?.x ?? -9))).toBeLessThan(1);
  expect((words?.y ?? 0) - ((part?.y ?? 0) + (part?.height ?? 0))).toBeGreaterThanOrEqual(12);
});

test('the camera of our films moves: what is near goes another way than what is far', { tag: '@desktop' }, async ({
  page,
}) => {
  // The film of small screens is the same one, and takes half the time to decode.
  await page.setViewportSize({ width: 800, height: 600 });
  for (const id of ['84A', '115', 'location'] as const) {
    skipHosted(siteFacts.films[id]);
    await page.goto(`/FloorPlan/videos?film=${id}`);
    await hydrated(page);
    await page.getByRole('button', { name: /영상 재생$/ }).click();
    const film = page.locator('video');
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(2);
    for (const marks of marksOf(`mf-floorplan/src/films/film-${id}`)) {
      expect(await parallaxOf(film, marks), `${id} at ${marks.at} s`).toBeGreaterThan(1.7);
    }
  }
});
