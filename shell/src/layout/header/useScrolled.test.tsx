// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useScrolled } from './useScrolled';

function Header() {
  return <p>{useScrolled() ? 'below' : 'top'}</p>;
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('says where the page stands, and asks the browser only when it has moved: to ask is to have everything laid out', () => {
  const asked = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(0);
  render(<Header />);
  expect(screen.getByText('top')).toBeDefined();
  expect(asked).not.toHaveBeenCalled();
  asked.mockReturnValue(40);
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(screen.getByText('below')).toBeDefined();
});
