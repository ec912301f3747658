// @vitest-environment happy-dom
import { emptyLock, TestSite } from '@platform/runtime/testing';
import { siteFacts } from '@riverview/site/siteFacts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CustomerSide } from './CustomerSide';

afterEach(cleanup);

const brochure = { href: '/_assets/1f0c.pdf', file: '둔산 리버뷰 안내 책자.pdf', bytes: 1_900_000 };
const lock = emptyLock(siteFacts);

test('the brochure stands beside the form, and nothing of it where the site has none', () => {
  const { rerender } = render(
    <TestSite at="/dunsan-riverview/customer" lock={{ ...lock, papers: { '/BusinessGuide/intro': brochure } }}>
      <CustomerSide />
    </TestSite>,
  );
  const link = screen.getByRole('link', { name: '분양 안내 책자 (PDF, 1.9MB)' });
  expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual([brochure.href, brochure.file]);
  rerender(
    <TestSite at="/dunsan-riverview/customer" lock={lock}>
      <CustomerSide />
    </TestSite>,
  );
  expect(screen.queryByRole('link', { name: /책자/ })).toBeNull();
});
