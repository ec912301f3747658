// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { LinkButton } from './LinkButton';

afterEach(() => {
  cleanup();
  // What was followed.
  history.replaceState(null, '', '/');
});

test('the prerendered HTML is a plain link', () => {
  const html = renderToString(<LinkButton href="/register" onPress={() => {}} />);
  expect(html).toBe('<a href="/register" data-press=""></a>');
});

test('with scripts it is a button that answers click and Space and does not navigate', () => {
  const onPress = vi.fn();
  render(
    <LinkButton href="/register" onPress={onPress}>
      등록
    </LinkButton>,
  );
  const button = screen.getByRole('button', { name: '등록' });
  expect(fireEvent.click(button)).toBe(false);
  expect(fireEvent.keyDown(button, { key: ' ' })).toBe(false);
  expect(onPress).toHaveBeenCalledTimes(2);
});

test('a modified click keeps its meaning: a new tab', () => {
  const onPress = vi.fn();
  render(<LinkButton href="#x" onPress={onPress} />);
  expect(fireEvent.click(screen.getByRole('button'), { ctrlKey: true })).toBe(true);
  expect(onPress).not.toHaveBeenCalled();
});
