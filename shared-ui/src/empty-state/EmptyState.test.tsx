// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { EmptyState } from './EmptyState';

afterEach(cleanup);

test('says what is missing under a heading of the level that fits the page, and offers the next step', () => {
  render(<EmptyState title="Not Found" lead="없는 페이지입니다." heading="h1" action={<a href="/">홈으로</a>} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Not Found' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '홈으로' })).toBeTruthy();
  cleanup();
  render(<EmptyState title="준비하고 있습니다" lead="곧 공개합니다." aside={<p>2028년 3월 예정</p>} />);
  expect(screen.getByText('2028년 3월 예정')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2 })).toBeTruthy();
});
