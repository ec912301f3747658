// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useAfterPaint } from './useAfterPaint';

function Popup({ open, frameHolds = true }: { readonly open: boolean; readonly frameHolds?: boolean }) {
  return <p>{useAfterPaint(open, () => frameHolds) ? 'frame and form' : open ? 'frame' : 'closed'}</p>;
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

test('a frame that would grow by it opens with it', () => {
  vi.useFakeTimers();
  render(<Popup open frameHolds={false} />);
  expect(shown()).toBe('frame and form');
});

test('it waits for the frame, and then for the task behind it', () => {
  vi.useFakeTimers();
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  render(<Popup open />);
  act(() => void vi.advanceTimersByTime(50));
  expect(shown()).toBe('frame');
  act(() => frames[0]?.(50));
  expect(shown()).toBe('frame');
  act(() => void vi.advanceTimersByTime(0));
  expect(shown()).toBe('frame and form');
});

test('a page in the background, which has no frames, gets it all the same', () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', () => 1);
  render(<Popup open />);
  expect(shown()).toBe('frame');
  act(() => void vi.advanceTimersByTime(200));
  expect(shown()).toBe('frame and form');
});
