// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const rest = vi.hoisted(() => ({
  fetchPressed: vi.fn(),
  fetchRest: vi.fn(),
  startRest: vi.fn(),
  startsByItself: vi.fn(),
}));
vi.mock('./rest', () => rest);

let frame = () => {};
const heard = vi.spyOn(window, 'addEventListener');

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    frame = draw;
  });
  document.body.innerHTML = '<div data-waiting><a data-press href="/customer">관심고객 등록</a><p>읽을거리</p></div>';
  vi.resetModules();
  await import('./boot');
});
afterEach(() => {
  // The script is one for the life of a document: the next test has one of its own.
  for (const [type, hear, options] of heard.mock.calls) removeEventListener(type, hear as EventListener, options);
  vi.clearAllTimers();
  vi.clearAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const act = (type: string, selector = 'p') =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));

/** The frame is drawn, and the task behind it runs. */
function draw(): void {
  frame();
  vi.advanceTimersByTime(1);
}

test.each(['keydown', 'wheel', 'scroll', 'focusin'])('a %s is answered by the next frame, then scripts run', (type) => {
  act(type);
  expect(rest.fetchRest).toHaveBeenCalledWith(false);
  expect(rest.startRest).not.toHaveBeenCalled();
  draw();
  expect(rest.startRest).toHaveBeenCalled();
});

test('a finger that goes down has the files fetched; its kept press is answered before scripts run', () => {
  act('pointerdown', 'a');
  expect(rest.fetchPressed).toHaveBeenCalled();
  expect(rest.fetchRest).toHaveBeenCalledWith(true);
  vi.advanceTimersByTime(90);
  expect(rest.startRest).not.toHaveBeenCalled();
  document.querySelector('a')?.click();
  expect(document.querySelector('a')?.getAttribute('aria-busy')).toBe('true');
  expect(rest.startRest).not.toHaveBeenCalled();
  draw();
  expect(rest.startRest).toHaveBeenCalled();
});

test('a finger that moves the page is answered by the frame in which it moves', () => {
  act('pointerdown');
  act('scroll');
  draw();
  expect(rest.startRest).toHaveBeenCalled();
});

test.each(['pointerdown', 'keydown'])('a %s is not waited for without end: nothing comes of it, no frame', (type) => {
  act(type);
  vi.advanceTimersByTime(399);
  expect(rest.startRest).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(rest.startRest).toHaveBeenCalled();
});
