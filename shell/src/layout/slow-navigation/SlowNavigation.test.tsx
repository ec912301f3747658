// @vitest-environment happy-dom
import { Link } from '@platform/runtime';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestSite } from '../site.fixture';
import { SlowNavigation } from './SlowNavigation';

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/');
  render(
    <TestSite at="/">
      <SlowNavigation />
      <Link to="/Brand/intro">브랜드 소개</Link>
      <button type="button">그 밖에</button>
    </TestSite>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const light = () => screen.queryByRole('progressbar', { name: '불러오고 있습니다' });
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('a page that does not come says so after 300 ms, and no longer once it is there', () => {
  // The browser's address moves at once; the router of this test keeps one of its own, as if its page were not there yet.
  fireEvent.click(screen.getByRole('button'));
  history.pushState(null, '', '/FloorPlan/59A');
  wait(299);
  expect(light()).toBeNull();
  wait(1);
  expect(light()).not.toBeNull();
  fireEvent.click(screen.getByRole('link'));
  expect(light()).toBeNull();
});

test('a press that leads nowhere shows nothing', () => {
  fireEvent.click(screen.getByRole('button'));
  wait(1000);
  expect(light()).toBeNull();
});
