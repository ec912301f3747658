// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PageBanner } from './PageBanner';

afterEach(() => {
  cleanup();
  // What a picture asked for first.
  document.head.replaceChildren();
});

const picture = { src: '/river.webp', width: 1600, height: 900, avif: '', webp: '', placeholder: '' };
const banner = (page: string) => (
  <PageBanner heading="입지환경" picture={picture} page={page}>
    <nav>하위 메뉴</nav>
  </PageBanner>
);

test('names the page once, decorates it twice, and carries what its caller puts on the water', () => {
  const { container } = render(banner('/a'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('입지환경');
  expect(
    [...container.querySelectorAll('img[loading]')].map((image) => [
      image.getAttribute('alt'),
      image.getAttribute('loading'),
    ]),
  ).toEqual([
    ['', 'eager'],
    ['', 'lazy'],
  ]);
  expect(screen.getByRole('navigation')).toBeDefined();
});

test('says what the page belongs to above its name, and leaves the h1 to a page that brings one', () => {
  render(
    <PageBanner heading="보도자료" above="홍보센터" ownHeading low picture={picture} page="/a">
      <nav>하위 메뉴</nav>
    </PageBanner>,
  );
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByText('홍보센터').nextElementSibling?.textContent).toBe('보도자료');
});

test('another page fades in anew and keeps the sub-menu where it was scrolled to', () => {
  const { rerender } = render(banner('/a'));
  const [heading, menu] = [screen.getByRole('heading'), screen.getByRole('navigation')];
  rerender(banner('/b'));
  expect(screen.getByRole('heading')).not.toBe(heading);
  expect(screen.getByRole('navigation')).toBe(menu);
});

test('says where its picture has its subject, which a narrow screen keeps', () => {
  const { container, rerender } = render(<PageBanner heading="사업개요" picture={picture} subject="start" page="/a" />);
  expect(container.querySelector('[data-subject="start"] img')).not.toBeNull();
  rerender(<PageBanner heading="사업개요" picture={picture} page="/a" />);
  expect(container.querySelector('[data-subject]')).toBeNull();
});

test('without its picture it is the same but for the picture', () => {
  const { container } = render(<PageBanner heading="입지환경" picture={null} page="/a" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('입지환경');
  expect(container.querySelector('img')).toBeNull();
});
