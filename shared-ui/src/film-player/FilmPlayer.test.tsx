// @vitest-environment happy-dom
import type { BrowserLock } from '@platform/contract';
import { SiteProvider } from '@platform/runtime';
import { siteFacts } from '@riverview/site/siteFacts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { film } from '../../content/brand';
import { FilmPlayer } from './FilmPlayer';

afterEach(cleanup);

const own = {
  wide: { webm: '/film-1080.webm', mp4: '/film-1080.mp4' },
  small: { webm: '/film-720.webm', mp4: '/film-720.mp4' },
  captions: '/film.vtt',
  duration: 'PT1S',
  madeOn: '2026-01-01',
};
const lock = { facts: siteFacts } as BrowserLock;
const show = (player: ReactElement) =>
  render(
    <SiteProvider lock={lock} page={null}>
      {player}
    </SiteProvider>,
  );

it('loads our own film, with captions, only once it is asked for', () => {
  show(<FilmPlayer address={null} own={own} title="홍보영상" />);
  expect(document.querySelector('video')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: film.play }));
  const video = document.querySelector('video');
  expect([...(video?.querySelectorAll('source') ?? [])].map((source) => source.getAttribute('src'))).toEqual([
    own.wide.webm,
    own.wide.mp4,
    own.small.webm,
    own.small.mp4,
  ]);
  expect(video?.querySelector('track')?.getAttribute('srclang')).toBe('ko');
  expect(video?.autoplay).toBe(true);
  expect(video?.loop).toBe(false);
});

it('says in words that a film does not play, and tries again', () => {
  show(<FilmPlayer address={null} own={own} title="홍보영상" />);
  fireEvent.click(screen.getByRole('button', { name: film.play }));
  const sources = [...document.querySelectorAll('source')];
  for (const source of sources.slice(0, -1)) fireEvent.error(source);
  expect(screen.queryByRole('alert')).toBeNull();
  for (const source of sources.slice(-1)) fireEvent.error(source);
  expect(screen.getByRole('alert').textContent).toContain(film.failed);
  fireEvent.click(screen.getByRole('button', { name: film.retry }));
  expect(document.querySelector('video')).not.toBeNull();
});

it('says honestly that there is no film yet', () => {
  show(<FilmPlayer address={null} own={null} title="홍보영상" />);
  expect(screen.getByText(film.soon.title)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
