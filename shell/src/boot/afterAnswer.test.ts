// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterAnswer } from './afterAnswer';

const work = vi.fn();
let frame = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    frame = draw;
  });
});
afterEach(() => {
  vi.runAllTimers();
  work.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The frame is drawn, and the task behind it runs. */
function draw(): void {
  frame();
  vi.advanceTimersByTime(1);
}

test.each(['keydown', 'wheel', 'scroll', 'focusin', 'click'])('a %s is answered by the next frame', (type) => {
  afterAnswer(new Event(type), work);
  expect(work).not.toHaveBeenCalled();
  draw();
  expect(work).toHaveBeenCalled();
});

test.each([
  ['touchstart', 'click'],
  ['pointerdown', 'click'],
  ['pointerdown', 'pointercancel'],
])('a %s by the frame behind its %s', (began, ended) => {
  afterAnswer(new Event(began), work);
  vi.advanceTimersByTime(90);
  expect(work).not.toHaveBeenCalled();
  dispatchEvent(new Event(ended));
  expect(work).not.toHaveBeenCalled();
  draw();
  expect(work).toHaveBeenCalled();
});

test.each(['touchstart', 'keydown'])('a %s is not waited for without end: no click comes of it, no frame', (type) => {
  afterAnswer(new Event(type), work);
  vi.advanceTimersByTime(399);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalled();
});
