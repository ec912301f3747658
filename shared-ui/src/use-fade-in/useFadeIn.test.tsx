// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useFadeIn } from './useFadeIn';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const loaded = (complete: boolean) => vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(complete);
const waits = () => 'waiting' in screen.getByRole('img').dataset;

function Sample() {
  return <img ref={useFadeIn()} src="/plan.svg" alt="배치도" />;
}

test.each(['load', 'error'] as const)('an image waits until its %s', (event) => {
  loaded(false);
  render(<Sample />);
  expect(waits()).toBe(true);
  fireEvent[event](screen.getByRole('img'));
  expect(waits()).toBe(false);
});

test('one that is there already does not', () => {
  loaded(true);
  render(<Sample />);
  expect(waits()).toBe(false);
});
