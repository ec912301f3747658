// @vitest-environment happy-dom
import { siteFacts } from '@riverview/site/siteFacts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const ids = { ga4: 'G-TEST', naver: 'naver-id', kakao: '4242' };
const fetched = () => loads.map(({ src }) => new URL(src).host);
let loads: HTMLScriptElement[];
/** What the test's document listens to, which goes with it. */
let endDocument: () => void;

beforeEach(() => {
  loads = [];
  const { mock } = vi.spyOn(window, 'addEventListener');
  endDocument = () => {
    for (const [type, listener] of mock.calls) window.removeEventListener(type, listener);
  };
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    loads.push(...(nodes as HTMLScriptElement[]));
  });
});
afterEach(() => {
  cleanup();
  endDocument();
  localStorage.clear();
  for (const name of ['dataLayer', 'wcs', 'wcs_add', 'wcs_do', 'kakaoPixel']) Reflect.deleteProperty(window, name);
  vi.restoreAllMocks();
  vi.resetModules();
});

/** As in a document of its own. */
async function show(analytics: Partial<typeof ids> | null): Promise<void> {
  const { emptyLock, TestSite } = await import('@platform/runtime/testing');
  const { default: Analytics } = await import('./Analytics');
  const facts = {
    ...siteFacts,
    analytics: analytics && { ga4: null, naver: null, kakao: null, retention: '14개월', ...analytics },
  };
  render(
    <TestSite at="/Brand/intro" lock={emptyLock(facts)}>
      <Analytics />
    </TestSite>,
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('without an id nobody is asked and nothing is fetched', async () => {
  await show(null);
  expect(screen.queryByRole('button')).toBeNull();
  expect(fetched()).toEqual([]);
});

test('who refuses is asked no more, and nothing is fetched', async () => {
  await show(ids);
  expect(screen.getByRole('region', { name: '방문 분석 동의' }).textContent).toContain('카카오 픽셀로 방문을');
  press('거부합니다');
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  vi.resetModules();
  await show(ids);
  expect(screen.queryByRole('button')).toBeNull();
  expect(fetched()).toEqual([]);
});

test('who agreed to some is asked anew for another one', async () => {
  await show({ ga4: 'G-TEST' });
  press('동의합니다');
  await vi.waitFor(() => expect(fetched()).toEqual(['www.googletagmanager.com']));
  cleanup();
  vi.resetModules();
  await show(ids);
  expect(screen.getByRole('button', { name: '동의합니다' })).toBeTruthy();
});

test('once it is agreed to, those whom the facts name are fetched, and told of the page and of a form that was sent', async () => {
  const told: unknown[] = [];
  await show(ids);
  press('동의합니다');
  await vi.waitFor(() => expect(fetched()).toEqual(['www.googletagmanager.com', 'wcs.naver.net', 't1.daumcdn.net']));
  Object.assign(window, {
    wcs: { inflow: () => {}, trans: (conversion: object) => told.push(conversion) },
    wcs_do: () => told.push('naver'),
    kakaoPixel: (id: string) => ({
      pageView: () => told.push(`kakao ${id}`),
      participation: () => told.push('participation'),
    }),
  });
  await act(async () => {
    for (const script of loads) script.dispatchEvent(new Event('load'));
  });
  const { dataLayer } = window as unknown as { dataLayer: ArrayLike<unknown>[] };
  const commands = () => dataLayer.map((one) => [...Array.from(one)]);
  const events = () => commands().filter(([what]) => what === 'event');
  await vi.waitFor(() => expect([...told].sort()).toEqual(['kakao 4242', 'naver']));
  // What Google tells by itself tells this, too: before it is set up, and from each page on.
  const stands = ['set', { page_location: `${location.origin}/Brand/intro`, page_referrer: '' }];
  expect(commands().slice(1)).toEqual([
    ['set', { page_location: `${location.origin}/`, page_referrer: '' }],
    ['config', 'G-TEST', expect.objectContaining({ send_page_view: false })],
    stands,
    ['event', 'page_view', { page_path: '/Brand/intro' }],
  ]);
  dispatchEvent(new Event('goal'));
  await vi.waitFor(() => expect(told.slice(2)).toEqual([{ type: 'lead' }, 'participation']));
  expect(events().slice(1)).toEqual([['event', 'generate_lead']]);
});

test('what is taken back in another tab ends here, too: nothing more is told, cookies go, and the page begins anew', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  // biome-ignore lint/suspicious/noDocumentCookie: a vendor writes it so.
  document.cookie = 'wcs_bt=s_1:1; path=/';
  await show({ kakao: '4242' });
  press('동의합니다');
  await vi.waitFor(() => expect(loads).toHaveLength(1));
  const told: string[] = [];
  Object.assign(window, {
    kakaoPixel: () => ({ pageView: () => told.push('page'), participation: () => told.push('lead') }),
  });
  await act(async () => void loads[0]?.dispatchEvent(new Event('load')));
  await vi.waitFor(() => expect(told).toEqual(['page']));
  const key = 'riverview-analytics';
  localStorage.setItem('something-else', '1');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'something-else' })));
  expect(reload).not.toHaveBeenCalled();
  localStorage.setItem(key, localStorage.getItem(key)?.replace('yes', 'no') ?? '');
  // Before the browser has told this tab of it.
  await act(async () => void dispatchEvent(new Event('goal')));
  act(() => void dispatchEvent(new StorageEvent('storage', { key })));
  expect(reload).toHaveBeenCalledOnce();
  expect(document.cookie).toBe('');
  expect(told).toEqual(['page']);
});

test('one that cannot be had leaves the others', async () => {
  await show({ ga4: 'G-TEST', kakao: '4242' });
  press('동의합니다');
  await vi.waitFor(() => expect(loads).toHaveLength(2));
  const seen = vi.fn();
  Object.assign(window, { kakaoPixel: () => ({ pageView: seen, participation: () => {} }) });
  await act(async () => {
    loads[0]?.dispatchEvent(new Event('error'));
    loads[1]?.dispatchEvent(new Event('load'));
  });
  await vi.waitFor(() => expect(seen).toHaveBeenCalledOnce());
});
