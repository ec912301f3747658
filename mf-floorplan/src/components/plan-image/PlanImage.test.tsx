// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { PlanDrawing } from '../../plans/planDrawing';
import { PlanImage } from './PlanImage';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const drawing: PlanDrawing = {
  full: { src: '/full.svg', x: 0, y: 0, width: 17_600, height: 11_800 },
  reduced: { src: '/reduced.svg', x: 0, y: 0, width: 14_640, height: 9240 },
  rooms: [],
};

test('waits hidden until the plan has loaded', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  render(<PlanImage drawing={drawing} alt="84A" />);
  const image = screen.getByRole('img');
  expect('waiting' in image.dataset).toBe(true);
  fireEvent.load(image);
  expect('waiting' in image.dataset).toBe(false);
});

test('a plan that cannot be had shows its words', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  render(<PlanImage drawing={drawing} alt="84A" />);
  fireEvent.error(screen.getByRole('img'));
  expect('waiting' in screen.getByRole('img').dataset).toBe(false);
});

test('a plan that is there already is not hidden', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  render(<PlanImage drawing={drawing} alt="84A" />);
  expect('waiting' in screen.getByRole('img').dataset).toBe(false);
});

test('each drawing has its place kept free in its own shape', () => {
  const { container } = render(<PlanImage drawing={drawing} alt="84A" />);
  const shape = (selector: string) =>
    ['width', 'height'].map((name) => container.querySelector(selector)?.getAttribute(name));
  expect(shape('img')).toEqual(['1760', '1180']);
  expect(shape('source')).toEqual(['1464', '924']);
});

test('narrow screens get the reduced labels, a complete plan never', () => {
  const { container, rerender } = render(<PlanImage drawing={drawing} alt="84A" />);
  expect(container.querySelector('source')?.getAttribute('srcset')).toBe('/reduced.svg');
  rerender(<PlanImage drawing={drawing} alt="84A" complete />);
  expect(container.querySelector('source')).toBeNull();
});
