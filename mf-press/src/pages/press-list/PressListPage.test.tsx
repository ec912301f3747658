// @vitest-environment happy-dom
import { siteFacts } from '@riverview/site/siteFacts';
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestPage } from '../../testing/TestPage';
import PressListPage from './PressListPage';

interface Query {
  readonly where: { readonly fieldFilter: { readonly value: { readonly stringValue: string } } };
  readonly startAt?: object;
}

/** What the back end was asked for: the site, and whether from its first post. */
const asked: { readonly site: string; readonly fromFirst: boolean }[] = [];

/** A back end with more posts of every site than fit on a page. */
function answer(url: string, body: string): Response {
  const time = '2025-11-18T01:20:00Z';
  if (url.includes(':runAggregationQuery')) {
    const [{ alias }] = JSON.parse(body).structuredAggregationQuery.aggregations;
    return Response.json([{ result: { aggregateFields: { [alias]: { integerValue: '30' } } }, readTime: time }]);
  }
  const { where, startAt } = JSON.parse(body).structuredQuery as Query;
  const site = where.fieldFilter.value.stringValue;
  asked.push({ site, fromFirst: !startAt });
  const page = Array.from({ length: 10 }, (_, at) => `${site}-${startAt ? 'second' : 'first'}-${at}`);
  const documents = page.map((id) => ({
    readTime: time,
    document: {
      name: `projects/${siteFacts.firebase.projectId}/databases/(default)/documents/press/${id}`,
      fields: { siteId: { stringValue: site }, title: { stringValue: id }, date: { timestampValue: time } },
      createTime: time,
      updateTime: time,
    },
  }));
  return Response.json(documents);
}

const site = (slug: string) => (
  <TestPage path="/press" route="/press" facts={{ ...siteFacts, slug }}>
    <PressListPage />
  </TestPage>
);
const titles = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => answer(url, body));
});
// A busy machine is no failure.
configure({ asyncUtilTimeout: 5000 });
afterEach(cleanup);

test('whoever comes back to the list finds as many rows as were left', async () => {
  render(site('left'));
  fireEvent.click(await screen.findByRole('button', { name: '더보기' }));
  await waitFor(() => expect(titles()).toHaveLength(20));
  cleanup();
  render(site('left'));
  expect(titles()).toHaveLength(20);
  await waitFor(() => expect(asked).toHaveLength(4));
  await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false'));
  expect(titles()).toHaveLength(20);
});

test('another slug starts another list, from its first post', async () => {
  const { rerender } = render(site('one'));
  fireEvent.click(await screen.findByRole('button', { name: '더보기' }));
  await waitFor(() => expect(titles()).toHaveLength(20));

  rerender(site('two'));
  await waitFor(() => expect(titles()[0]).toBe('two-first-0'));
  expect(titles()).toHaveLength(10);
  fireEvent.click(await screen.findByRole('button', { name: '더보기' }));
  await waitFor(() => expect(titles()[10]).toBe('two-second-0'));
  expect(asked).toEqual([
    { site: 'one', fromFirst: true },
    { site: 'one', fromFirst: false },
    { site: 'two', fromFirst: true },
    { site: 'two', fromFirst: false },
  ]);
});
