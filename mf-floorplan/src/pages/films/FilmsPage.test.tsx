// @vitest-environment happy-dom

import { siteFacts } from '@riverview/site/siteFacts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderAt } from '../../testing/renderAt';
import FilmsPage from './FilmsPage';

afterEach(cleanup);

const hosted = {
  films: {
    ...siteFacts.films,
    location: 'https://www.youtube.com/watch?v=river',
    '115': 'https://vimeo.com/115',
  },
};
const tab = (name: string) => screen.getByRole('tab', { name });

test('three films, the first one selected', () => {
  renderAt('/FloorPlan/videos', <FilmsPage />);
  expect(
    screen
      .getAllByRole('tab')
      .slice(0, 3)
      .map(({ textContent }) => textContent),
  ).toEqual(['입지환경', '84A 타입', '115 타입']);
  expect(tab('입지환경').getAttribute('aria-selected')).toBe('true');
});

test('any film can be chosen from any other', () => {
  const { address } = renderAt('/FloorPlan/videos', <FilmsPage />);
  for (const name of ['115 타입', '84A 타입', '입지환경', '115 타입', '입지환경', '84A 타입']) {
    fireEvent.click(tab(name));
    expect(tab(name).getAttribute('aria-selected')).toBe('true');
  }
  expect(address()).toBe('/FloorPlan/videos?film=84A');
});

test('no player is there before it is asked for', () => {
  const { container } = renderAt('/FloorPlan/videos', <FilmsPage />, hosted);
  expect(container.querySelector('iframe, video')).toBeNull();
});

test('a hosted film plays at once, full screen allowed', () => {
  const { container } = renderAt('/FloorPlan/videos', <FilmsPage />, hosted);
  fireEvent.click(screen.getByRole('button', { name: '입지환경 영상 재생' }));
  const frame = container.querySelector('iframe');
  expect(frame?.src).toBe(
    'https://www.youtube-nocookie.com/embed/river?autoplay=1&rel=0&modestbranding=1&playsinline=1',
  );
  expect(frame?.hasAttribute('allowfullscreen')).toBe(true);
});

test('once one film was started, the next tab plays its own', () => {
  const { container } = renderAt('/FloorPlan/videos', <FilmsPage />, hosted);
  fireEvent.click(screen.getByRole('button', { name: '입지환경 영상 재생' }));
  fireEvent.click(tab('115 타입'));
  expect(container.querySelector('iframe')?.src).toMatch(/vimeo\.com\/video\/115/);
});
