// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { header } from '../../content/header';
import { slideMenu } from '../../content/slideMenu';
import { lockFixture, TestSite } from '../site.fixture';
import { MenuSpace } from './MenuSpace';

const renders = vi.fn(() => <main>page</main>);
const Page = () => renders();

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('the page under the menu is not rendered as it opens, and out of reach from the frame behind the menu’s first', () => {
  vi.useFakeTimers();
  render(
    <TestSite at="/" lock={lockFixture}>
      <MenuSpace here={{ route: null, routes: lockFixture.routes }} above={<Page />}>
        <p>below</p>
      </MenuSpace>
    </TestSite>,
  );
  const isBehind = () => Boolean(screen.getByText('page').closest('[inert]'));
  const first = renders.mock.calls.length;
  const toggle = screen.getByRole('button', { name: header.openMenu });
  vi.spyOn(toggle, 'checkVisibility').mockReturnValue(true);

  fireEvent.click(toggle);
  const menu = screen.getByRole('dialog', { name: slideMenu.label });
  expect(menu.inert).toBe(false);
  expect(menu.contains(document.activeElement)).toBe(true);
  expect(isBehind()).toBe(false);
  act(() => void vi.advanceTimersByTime(50));
  expect(isBehind()).toBe(true);

  fireEvent.keyDown(menu, { key: 'Escape' });
  expect([isBehind(), menu.inert]).toEqual([false, true]);
  expect(document.activeElement).toBe(toggle);
  expect(renders).toHaveBeenCalledTimes(first);
});
