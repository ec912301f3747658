// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useSwipe } from './useSwipe';

afterEach(cleanup);

const onSwipe = vi.fn();
const onClick = vi.fn();

function Sample() {
  return (
    <div data-testid="box" {...useSwipe({ onSwipe })}>
      <button type="button" onClick={onClick}>
        자세히
      </button>
    </div>
  );
}

function drag(x: number, y: number, end: 'pointerUp' | 'pointerCancel' = 'pointerUp') {
  onSwipe.mockClear();
  const box = screen.getByTestId('box');
  box.setPointerCapture = vi.fn();
  box.hasPointerCapture = () => false;
  const common = { pointerId: 1, isPrimary: true, button: 0 };
  fireEvent.pointerDown(box, { ...common, clientX: 200, clientY: 200 });
  fireEvent.pointerMove(box, { ...common, clientX: 200 + x, clientY: 200 + y });
  fireEvent[end](box, { ...common, clientX: 200 + x, clientY: 200 + y });
  return onSwipe.mock.calls.flat();
}

test('more than 50 px sideways is a swipe, 50 px is not', () => {
  render(<Sample />);
  expect(drag(-51, 0)).toEqual(['left']);
  expect(drag(51, 0)).toEqual(['right']);
  expect(drag(-50, 0)).toEqual([]);
  expect(drag(50, 0)).toEqual([]);
});

test('a movement that is more down than sideways is scrolling', () => {
  render(<Sample />);
  expect(drag(60, 80)).toEqual([]);
  expect(drag(80, 60)).toEqual(['right']);
});

test('a pointer that the browser takes back does not swipe', () => {
  render(<Sample />);
  expect(drag(-200, 0, 'pointerCancel')).toEqual([]);
});

test('a swipe does not press what it ended on, a press does', () => {
  render(<Sample />);
  drag(-80, 0);
  fireEvent.click(screen.getByRole('button'));
  expect(onClick).not.toHaveBeenCalled();
  drag(0, 0);
  fireEvent.click(screen.getByRole('button'));
  expect(onClick).toHaveBeenCalledTimes(1);
});
