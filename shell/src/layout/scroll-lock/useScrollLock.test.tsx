// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useScrollLock } from './useScrollLock';

afterEach(cleanup);

const overflow = () => document.documentElement.style.overflow;

test('the page stands still while locked, and moves again when released or gone', () => {
  const { rerender, unmount } = renderHook(({ locked }) => useScrollLock(locked), { initialProps: { locked: true } });
  expect(overflow()).toBe('hidden');
  rerender({ locked: false });
  expect(overflow()).toBe('');
  rerender({ locked: true });
  unmount();
  expect(overflow()).toBe('');
});
