// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type LookControls, lookControls } from './lookControls';
import type { View } from './scene';

const home: View = { heading: 180, pitch: 0, fov: 70 };
let element: HTMLElement;
let controls: LookControls;
let seen: View[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  element = document.createElement('div');
  element.setPointerCapture = () => {};
  Object.defineProperty(element, 'clientHeight', { value: 700 });
  seen = [];
  controls = lookControls(
    element,
    () => home,
    (view) => seen.push(view),
  );
});

afterEach(() => {
  controls.dispose();
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTime(3000);

function pointer(type: string, pointerId: number, clientX: number, clientY = 100) {
  element.dispatchEvent(new PointerEvent(type, { pointerId, clientX, clientY, button: 0 }));
}

test.each([
  ['ArrowLeft', { heading: 165 }],
  ['ArrowRight', { heading: 195 }],
  ['ArrowUp', { pitch: 15 }],
  ['ArrowDown', { pitch: -15 }],
  ['+', { fov: 60 }],
  ['-', { fov: 80 }],
])('%s leads to %o', (key, change) => {
  expect(controls.key(key)).toBe(true);
  settle();
  expect(controls.view()).toEqual({ ...home, ...change });
});

test('a turn is soft: the view passes through what lies between', () => {
  controls.key('ArrowRight');
  settle();
  expect(seen.length).toBeGreaterThan(5);
  expect(seen[0]?.heading).toBeGreaterThan(180);
  expect(seen[0]?.heading).toBeLessThan(190);
});

test('0 looks ahead again', () => {
  controls.look({ heading: 20, pitch: 40, fov: 50 });
  controls.key('0');
  settle();
  expect(controls.view()).toEqual(home);
});

test('a key of no meaning is left to the page', () => {
  expect(controls.key('a')).toBe(false);
});

test('dragging to the left turns to the right, a tenth of a degree a pixel at 70° over 700 px', () => {
  pointer('pointerdown', 1, 300);
  pointer('pointermove', 1, 200);
  settle();
  expect(controls.view().heading).toBeCloseTo(190);
});

test('two fingers moving apart narrow the angle of view', () => {
  pointer('pointerdown', 1, 100);
  pointer('pointerdown', 2, 200);
  pointer('pointermove', 2, 240);
  settle();
  expect(controls.view().fov).toBeCloseTo(50);
});

test('after leaving, nothing listens any more', () => {
  controls.dispose();
  pointer('pointerdown', 1, 300);
  pointer('pointermove', 1, 200);
  settle();
  expect(seen).toEqual([]);
});
