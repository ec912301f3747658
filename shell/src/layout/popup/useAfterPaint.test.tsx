// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useAfterPaint } from './useAfterPaint';

function Popup({ open }: { readonly open: boolean }) {
  return <p>{useAfterPaint(open) ? 'frame and form' : open ? 'frame' : 'closed'}</p>;
}

const shown = () => screen.getByRole('paragraph').textContent;

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what is heavy comes behind the frame that shows the rest, each time it opens', () => {
  vi.useFakeTimers();
  const { rerender } = render(<Popup open={false} />);
  for (const _ of ['first', 'again']) {
    rerender(<Popup open />);
    expect(shown()).toBe('frame');
    act(() => void vi.advanceTimersByTime(50));
    expect(shown()).toBe('frame and form');
    rerender(<Popup open={false} />);
    expect(shown()).toBe('closed');
  }
});

test('a page in the background, which has no frames, gets it all the same', () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', () => 1);
  render(<Popup open />);
  expect(shown()).toBe('frame');
  act(() => void vi.advanceTimersByTime(200));
  expect(shown()).toBe('frame and form');
});
