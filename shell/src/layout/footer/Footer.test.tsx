// @vitest-environment happy-dom
import { usePopup } from '@platform/runtime';
import { telHref } from '@riverview/shared-ui/tel-link';
import { siteFacts } from '@riverview/site/siteFacts';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TestSite } from '../site.fixture';
import { Footer } from './Footer';

beforeEach(() => {
  render(
    <TestSite>
      <Footer half={false} />
    </TestSite>,
  );
});
afterEach(() => {
  cleanup();
  usePopup.getState().close();
});

test('says who builds, how to call, and what the pictures do not promise', () => {
  expect(screen.getAllByText(siteFacts.builder).length).toBeGreaterThan(0);
  expect(screen.getByText(siteFacts.trustee)).toBeDefined();
  expect(screen.getByText(/실제와 다를 수 있습니다.*취소될 수 있습니다\./)).toBeDefined();
  expect(screen.getByText(`© ${siteFacts.copyrightYear} ${siteFacts.projectName}`)).toBeDefined();
  expect(screen.getByRole('link', { name: siteFacts.phone }).getAttribute('href')).toBe(telHref(siteFacts.phone));
});

test('links what the release puts into the footer', () => {
  expect(screen.getByRole('link', { name: '개인정보처리방침' }).getAttribute('href')).toBe('/Privacy');
});

test('lists the pages of the groups that belong into it', () => {
  const group = screen.getByRole('navigation', { name: '분양안내' });
  expect(within(group).getByRole('link', { name: '청약 방법' }).getAttribute('href')).toBe(
    '/SalesInfo/SubscriptionGuide',
  );
  expect(screen.queryByRole('navigation', { name: '브랜드' })).toBeNull();
});

test('the register button opens the popup in the name of the footer', () => {
  fireEvent.click(screen.getByRole('button', { name: '관심고객 등록' }));
  expect(usePopup.getState().opener).toBe('footer');
});
