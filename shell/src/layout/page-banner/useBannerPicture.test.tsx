// @vitest-environment happy-dom

import type { LockedRoute } from '@platform/contract';
import { PageBanner } from '@riverview/shared-ui/page-banner';
import { act, cleanup, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lockFixture, routeFixture } from '../site.fixture';
import { bannerPicture } from './bannerPictures';

const brought = { width: 1600, height: 450, src: '/_assets/own.webp', avif: '', webp: '', placeholder: '' };
const routes = [routeFixture('/Brand/intro', { banner: 'brand' }), routeFixture('/FloorPlan/59A', { banner: 'unit' })];
const lock = { ...lockFixture, routes, banners: { 'mf-events/programme': brought } };
const tableLoaded = vi.fn();

/** A browser that has just opened the site: nothing is known yet. */
async function freshBrowser() {
  vi.resetModules();
  vi.doMock('./bannerPictures', async (original) => {
    tableLoaded();
    return original();
  });
  const [{ useBannerPicture, fetchBannerPictures }, { rememberBanner }, { TestSite }] = await Promise.all([
    import('./useBannerPicture'),
    import('./openedBanner'),
    import('../site.fixture'),
  ]);
  const shown = (banner: LockedRoute['banner']) =>
    renderHook(() => useBannerPicture(banner)?.src, {
      wrapper: ({ children }) => <TestSite lock={lock}>{children}</TestSite>,
    }).result;
  return { rememberBanner, fetchBannerPictures, shown };
}

beforeEach(() => {
  history.replaceState(null, '', '/Brand/intro');
  document.body.innerHTML = renderToString(
    <main id="main">
      <PageBanner heading="브랜드" picture={bannerPicture('brand')} page="/Brand/intro" />
    </main>,
  );
});
afterEach(() => {
  cleanup();
  tableLoaded.mockReset();
  vi.doUnmock('./bannerPictures');
});

test('the opened page needs no table: what its banner shows stands in its HTML', async () => {
  const { rememberBanner, shown } = await freshBrowser();
  rememberBanner(routes);
  expect(shown('brand').current).toBe(bannerPicture('brand').src);
  await act(async () => {});
  expect(tableLoaded).not.toHaveBeenCalled();
});

test('a page with another banner has the table fetched, and shows its picture once it is there', async () => {
  const { rememberBanner, shown } = await freshBrowser();
  rememberBanner(routes);
  const banner = shown('unit');
  expect(banner.current).toBe(undefined);
  await vi.waitFor(() => expect(banner.current).toBe(bannerPicture('unit').src));
  expect(tableLoaded).toHaveBeenCalledTimes(1);
});

test('fetched at the first sign that a visitor goes on, it is there when the page is', async () => {
  const { fetchBannerPictures, shown } = await freshBrowser();
  await fetchBannerPictures();
  expect(shown('unit').current).toBe(bannerPicture('unit').src);
  expect(shown('mf-events/programme').current).toBe('/_assets/own.webp');
});

test('where the table can not be had the opened picture stands in, and each page asks again', async () => {
  const { rememberBanner, fetchBannerPictures, shown } = await freshBrowser();
  rememberBanner(routes);
  vi.doMock('./bannerPictures', () => {
    throw new Error('offline');
  });
  await fetchBannerPictures();
  const banner = shown('unit');
  expect(banner.current).toBe(bannerPicture('brand').src);
  vi.doUnmock('./bannerPictures');
  // The page that was shown asked, too.
  await vi.waitFor(async () => {
    await act(() => fetchBannerPictures());
    expect(banner.current).toBe(bannerPicture('unit').src);
  });
});
