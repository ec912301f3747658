// @vitest-environment happy-dom
import type { BrowserRoute } from '@platform/contract';
import { act, cleanup, render, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lockFixture, routeFixture, TestSite } from '../site.fixture';
import { fetchDescriptions, useDescription, useDescriptions } from './descriptions';

const { description: _, ...route } = routeFixture('/Brand/video');
const lock = { ...lockFixture, descriptions: '/descriptions.0123.json' };
const answer = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  useDescriptions.setState({ byPath: null, asked: false });
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  cleanup();
  answer.mockReset();
  vi.unstubAllGlobals();
});

function Description({ of }: { readonly of: BrowserRoute }) {
  return useDescription(of) ?? 'none';
}

async function description(of: BrowserRoute) {
  const shown = render(
    <TestSite lock={lock}>
      <Description of={of} />
    </TestSite>,
  );
  await act(async () => {});
  return shown.container.textContent;
}

const found = async () => new Response(JSON.stringify({ '/Brand/video': 'a film of the brand' }));

test('is fetched for a route that does not carry its own', async () => {
  answer.mockImplementation(found);
  expect(await description(route)).toBe('a film of the brand');
  expect(answer.mock.calls).toEqual([['/descriptions.0123.json']]);
});

test('is not asked for on the page that was opened first', async () => {
  expect(await description({ ...route, description: 'its own' })).toBe('none');
  expect(answer).not.toHaveBeenCalled();
});

test('is read from the document that was opened, which says it in its head', async () => {
  document.head.innerHTML = '<meta name="description" content="what this page says of itself">';
  vi.resetModules();
  const [{ useDescription: useOpened }, { TestSite: FreshSite }] = await Promise.all([
    import('./descriptions'),
    import('../site.fixture'),
  ]);
  const { result } = renderHook(() => useOpened(route), {
    wrapper: ({ children }) => (
      <FreshSite at={location.pathname} lock={lock}>
        {children}
      </FreshSite>
    ),
  });
  expect(result.current).toBe('what this page says of itself');
  expect(answer).not.toHaveBeenCalled();
  document.head.innerHTML = '';
});

test('is fetched once for all routes, on the first sign that the visitor goes on', async () => {
  answer.mockImplementation(found);
  void fetchDescriptions(lock.descriptions);
  void fetchDescriptions(lock.descriptions);
  expect(await description(route)).toBe('a film of the brand');
  expect(answer).toHaveBeenCalledTimes(1);
});

test.each([
  ['no network', () => Promise.reject(new Error('no network'))],
  ['a file that is gone', async () => new Response('Not Found', { status: 404 })],
])('is left out after %s, and asked for again by the next page', async (_what, failure) => {
  answer.mockImplementationOnce(failure).mockImplementation(found);
  expect(await description(route)).toBe('none');
  cleanup();
  expect(await description(route)).toBe('a film of the brand');
});
