// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Picture } from './Picture';
import type { PictureSource } from './pictureSource';
import { shownPicture } from './shownPicture';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  for (const link of document.head.querySelectorAll('link')) link.remove();
});

const source = (name: string): PictureSource => ({
  width: 1600,
  height: 900,
  src: `/${name}/1120.webp`,
  avif: `/${name}/480.avif 480w, /${name}/1120.avif 1120w`,
  webp: `/${name}/480.webp 480w, /${name}/1120.webp 1120w`,
  placeholder: `data:image/webp;base64,${name}`,
});

function stateOfImages({ complete, naturalWidth }: { complete: boolean; naturalWidth: number }) {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(complete);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(naturalWidth);
}

const arrival = (container: HTMLElement) => container.querySelector('[data-arrival]')?.getAttribute('data-arrival');

test('offers AVIF before WebP, lazily, with its size and a placeholder that says nothing', () => {
  stateOfImages({ complete: false, naturalWidth: 0 });
  const { container } = render(<Picture source={source('river')} alt="강" sizes="100vw" />);
  const image = screen.getByRole('img', { name: '강' }) as HTMLImageElement;
  expect([image.loading, image.decoding, image.width, image.height]).toEqual(['lazy', 'async', 1600, 900]);
  expect([...container.querySelectorAll('source')].map((element) => element.type)).toEqual([
    'image/avif',
    'image/webp',
  ]);
  expect(container.querySelector('img[src^="data:"]')?.getAttribute('aria-hidden')).toBe('true');
  expect(document.head.querySelector('link[rel="preload"]')).toBeNull();
});

test('gives phones their own crop first', () => {
  const { container } = render(
    <Picture source={source('wide')} mobileSource={source('tall')} alt="강" sizes="100vw" />,
  );
  const [first, second, third] = container.querySelectorAll('source[type]');
  expect([first, second, third].map((element) => element?.getAttribute('media') ?? null)).toEqual([
    '(max-width: 900px)',
    '(max-width: 900px)',
    null,
  ]);
  expect(first?.getAttribute('srcset')).toContain('/tall/480.avif');
});

test('the main picture is eager and preloaded as AVIF at high priority, one preload for each width of screen', () => {
  const html = renderToString(
    <Picture source={source('wide')} mobileSource={source('tall')} alt="강" sizes="100vw" priority />,
  );
  const page = new DOMParser().parseFromString(html, 'text/html');
  const preloads = [...page.querySelectorAll('link[rel="preload"]')];
  const told = (name: string) => preloads.map((link) => link.getAttribute(name));
  expect(told('media')).toEqual(['(min-width: 900.02px)', '(max-width: 900px)']);
  expect(told('imagesrcset').map((srcset) => srcset?.split('/')[1])).toEqual(['wide', 'tall']);
  expect(told('type')).toEqual(['image/avif', 'image/avif']);
  expect(told('fetchpriority')).toEqual(['high', 'high']);
  expect(told('href')).toEqual([null, null]);
  const image = page.querySelector('img[alt="강"]');
  expect([image?.getAttribute('loading'), image?.getAttribute('fetchpriority')]).toEqual(['eager', 'high']);
  expect(html).not.toContain('style=');
});

test('a picture that was there before hydration shows at once', () => {
  stateOfImages({ complete: true, naturalWidth: 1120 });
  const { container } = render(<Picture source={source('river')} alt="강" sizes="100vw" />);
  expect(arrival(container)).toBe('shown');
  expect(container.querySelector('img[src^="data:"]')).toBeNull();
});

test('a picture that comes later fades from arriving to arrived', () => {
  stateOfImages({ complete: false, naturalWidth: 0 });
  const { container } = render(<Picture source={source('river')} alt="강" sizes="100vw" />);
  expect(arrival(container)).toBe('arriving');
  fireEvent.load(screen.getByRole('img', { name: '강' }));
  expect(arrival(container)).toBe('arrived');
});

test('another picture in the same place begins anew', () => {
  stateOfImages({ complete: false, naturalWidth: 0 });
  const { container, rerender } = render(<Picture source={source('river')} alt="강" sizes="100vw" />);
  fireEvent.load(screen.getByRole('img', { name: '강' }));
  rerender(<Picture source={source('sky')} alt="하늘" sizes="100vw" />);
  expect(arrival(container)).toBe('arriving');
});

test.each([
  ['before hydration', true],
  ['later', false],
])('a picture that failed %s leaves its description', async (_, complete) => {
  stateOfImages({ complete, naturalWidth: 0 });
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new Error('The source image cannot be decoded.'));
  const { container } = render(<Picture source={source('river')} alt="강 건너의 세 개 동" sizes="100vw" />);
  if (!complete) fireEvent.error(screen.getByRole('img', { name: '강 건너의 세 개 동' }));
  await waitFor(() => expect(arrival(container)).toBe('failed'));
  expect(screen.getByText('강 건너의 세 개 동')).toBeTruthy();
});

test('its HTML says what it was rendered with, and none other does', () => {
  const place = document.createElement('div');
  place.innerHTML = `<p>강</p>${renderToString(<Picture source={source('river')} alt="" sizes="100vw" priority />)}${renderToString(<Picture source={source('park')} alt="" sizes="100vw" />)}`;
  expect(shownPicture(place)).toEqual(source('river'));
  place.innerHTML = '<img src="/plain.webp" width="16" height="9">';
  expect(shownPicture(place)).toBeNull();
  expect(shownPicture(null)).toBeNull();
});
