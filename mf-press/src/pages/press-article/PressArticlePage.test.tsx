// @vitest-environment happy-dom
import { siteFacts } from '@riverview/site/siteFacts';
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Post } from '../../api/post';
import { openMark } from '../../store/viewMarks';
import { TestPage } from '../../testing/TestPage';
import PressArticlePage from './PressArticlePage';

const root = `projects/${siteFacts.firebase.projectId}/databases/(default)/documents`;

/** The back end: what it has, and how often it was asked. */
const backEnd = { has: true, answers: true, counts: true, refuses: false, reads: 0, views: 0 };
/** What the writes of views said. */
let commits: string[] = [];

function answer(url: string, body: string): Response {
  if (!backEnd.answers) throw new TypeError('Failed to fetch');
  const name = `${root}/press/a`;
  const time = '2025-11-18T01:20:00Z';
  if (url.includes(':batchGet')) {
    backEnd.reads++;
    const fields = {
      siteId: { stringValue: siteFacts.slug },
      title: { stringValue: post.title },
      summary: { stringValue: post.summary },
      content: { stringValue: post.content },
      date: { timestampValue: time },
      views: { integerValue: String(post.views) },
    };
    const found = { name, fields, createTime: time, updateTime: time };
    return Response.json([backEnd.has ? { found, readTime: time } : { missing: name, readTime: time }]);
  }
  commits.push(body);
  if (!backEnd.counts) throw new TypeError('Failed to fetch');
  if (backEnd.refuses)
    return Response.json({ error: { code: 403, message: 'no', status: 'PERMISSION_DENIED' } }, { status: 403 });
  backEnd.views++;
  return Response.json({ writeResults: [{ updateTime: time }], commitTime: time });
}

const post: Post = {
  id: 'a',
  title: '제목',
  summary: '요약',
  content: '하나.\n\n둘.',
  date: { seconds: Date.parse('2025-11-18T01:20:00Z') / 1000, nanoseconds: 0 },
  views: 7,
};
const path = `/${siteFacts.slug}/press/a`;
const route = `/${siteFacts.slug}/press/:id`;

function open(data: Post | null = null) {
  return render(
    <StrictMode>
      <TestPage path={path} route={route} data={data}>
        <PressArticlePage />
      </TestPage>
    </StrictMode>,
  );
}

beforeEach(() => {
  Object.assign(backEnd, { has: true, answers: true, counts: true, refuses: false, reads: 0, views: 0 });
  commits = [];
  localStorage.clear();
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => answer(url, body));
});
// A busy machine is no failure.
configure({ asyncUtilTimeout: 5000 });
afterEach(cleanup);

test('an opening is one view, also under StrictMode, and is shown', async () => {
  open();
  await screen.findByText('조회 8');
  expect(backEnd.views).toBe(1);
});

test('opening it again on the same day is no other view, and on the next it is', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T14:00:00Z') });
  open();
  await screen.findByText('조회 8');
  cleanup();
  open();
  await waitFor(() => expect(backEnd.reads).toBeGreaterThan(1));
  await screen.findByText('조회 7');
  expect(backEnd.views).toBe(1);
  cleanup();
  vi.setSystemTime(Date.parse('2026-11-22T15:00:00Z'));
  open();
  await screen.findByText('조회 8');
  expect(backEnd.views).toBe(2);
  vi.useRealTimers();
});

test('a view travels with its mark, in one commit', async () => {
  open();
  await screen.findByText('조회 8');
  const { writes } = JSON.parse(commits[0] ?? '{}');
  const [mark, increase] = writes;
  const key = increase.update.fields.lastView.stringValue;
  expect(mark.update.name).toMatch(new RegExp(`/press/a/views/\\d{5}-${key}$`));
  expect(Object.keys(mark.update.fields)).toEqual(['expires']);
  expect(increase.updateTransforms).toEqual([{ fieldPath: 'views', increment: { integerValue: '1' } }]);
});

test('a view that the back end knows already is not shown, and not sent again', async () => {
  backEnd.refuses = true;
  open();
  await waitFor(() => expect(commits).toHaveLength(1));
  await screen.findByText('조회 7');
  const { reads } = backEnd;
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(backEnd.reads).toBeGreaterThan(reads));
  expect(commits).toHaveLength(1);
});

test('coming online again reads anew and counts nothing', async () => {
  open();
  await screen.findByText('조회 8');
  const { reads } = backEnd;
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(backEnd.reads).toBeGreaterThan(reads));
  await screen.findByText('조회 7');
  expect(backEnd.views).toBe(1);
});

test('what was prerendered stands at once, and stays where the back end is gone', async () => {
  backEnd.answers = false;
  open(post);
  expect(screen.getByText('둘.')).toBeTruthy();
  expect((await screen.findByRole('alert')).textContent).toContain('저장된 글');
  expect(screen.getByText('둘.')).toBeTruthy();
  expect(backEnd.views).toBe(0);
});

test('readers see when an article was edited, where it was', () => {
  backEnd.answers = false;
  open({ ...post, modified: { seconds: Date.parse('2025-11-20T00:05:00Z') / 1000, nanoseconds: 0 } });
  expect(screen.getByText('수정 2025. 11. 20. 오전 9:05').getAttribute('datetime')).toBe('2025-11-20T00:05:00.000Z');
  cleanup();
  open(post);
  expect(screen.queryByText(/^수정 /)).toBeNull();
});

test('a count that failed is made up for by the next attempt', async () => {
  backEnd.counts = false;
  open();
  await screen.findByText('조회 7');
  backEnd.counts = true;
  fireEvent(window, new Event('online'));
  await screen.findByText('조회 8');
  expect(backEnd.views).toBe(1);
  // Under the same mark: had the first one arrived, this one would have changed nothing.
  expect(new Set(commits.map((commit) => /views\/[\w-]+/.exec(commit)?.[0])).size).toBe(1);
});

test('a count that broke off is not tried again by whoever leaves at that moment, and is by whoever stays', async () => {
  backEnd.counts = false;
  open();
  await waitFor(() => expect(commits).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(openMark('a')).toBeNull();
  await waitFor(() => expect(openMark('a')?.key).toBe(/views\/\d+-([\w-]+)/.exec(commits[0] ?? '')?.[1]));
});

test('an id that nobody knows leads to the list', async () => {
  backEnd.has = false;
  open();
  await screen.findByText('elsewhere');
  expect(backEnd.views).toBe(0);
});
