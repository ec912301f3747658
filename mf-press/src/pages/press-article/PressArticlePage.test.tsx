// @vitest-environment happy-dom
import { siteFacts } from '@riverview/site/siteFacts';
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Post } from '../../api/post';
import { Stage } from '../../testing/Stage';
import PressArticlePage from './PressArticlePage';

const root = `projects/${siteFacts.firebase.projectId}/databases/(default)/documents`;

/** The back end: what it has, and how often it was asked. */
const backEnd = { has: true, answers: true, counts: true, reads: 0, views: 0 };

function answer(url: string): Response {
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
  if (!backEnd.counts) throw new TypeError('Failed to fetch');
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
      <Stage path={path} route={route} data={data}>
        <PressArticlePage />
      </Stage>
    </StrictMode>,
  );
}

beforeEach(() => {
  Object.assign(backEnd, { has: true, answers: true, counts: true, reads: 0, views: 0 });
  vi.stubGlobal('fetch', async (url: string) => answer(url));
});
// A busy machine is no failure.
configure({ asyncUtilTimeout: 5000 });
afterEach(cleanup);

test('an opening is one view, also under StrictMode, and is shown', async () => {
  open();
  await screen.findByText('조회 8');
  expect(backEnd.views).toBe(1);
});

test('opening it again is another view', async () => {
  open();
  await screen.findByText('조회 8');
  cleanup();
  open();
  await screen.findByText('조회 8');
  expect(backEnd.views).toBe(2);
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

test('a count that failed is made up for by the next attempt', async () => {
  backEnd.counts = false;
  open();
  await screen.findByText('조회 7');
  backEnd.counts = true;
  fireEvent(window, new Event('online'));
  await screen.findByText('조회 8');
  expect(backEnd.views).toBe(1);
});

test('an id that nobody knows leads to the list', async () => {
  backEnd.has = false;
  open();
  await screen.findByText('elsewhere');
  expect(backEnd.views).toBe(0);
});
