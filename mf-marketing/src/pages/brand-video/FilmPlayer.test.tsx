// @vitest-environment happy-dom
import type { BrowserLock } from '@riverview/contract';
import { siteFacts } from '@riverview/contract/siteFacts';
import { SiteProvider } from '@riverview/runtime';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { film } from '../../content/brand';
import { FilmPlayer } from './FilmPlayer';

afterEach(cleanup);

const own = {
  large: '/film-1080.mp4',
  small: '/film-720.mp4',
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
  expect([own.large, own.small]).toContain(video?.getAttribute('src'));
  expect(video?.querySelector('track')?.getAttribute('srclang')).toBe('ko');
  expect(video?.autoplay).toBe(true);
  expect(video?.loop).toBe(false);
});

it('says in words that a film does not play, and tries again', () => {
  show(<FilmPlayer address={null} own={own} title="홍보영상" />);
  fireEvent.click(screen.getByRole('button', { name: film.play }));
  const video = document.querySelector('video');
  if (video) fireEvent.error(video);
  expect(screen.getByRole('alert').textContent).toContain(film.failed);
  fireEvent.click(screen.getByRole('button', { name: film.retry }));
  expect(document.querySelector('video')).not.toBeNull();
});

it('says honestly that there is no film yet', () => {
  show(<FilmPlayer address={null} own={null} title="홍보영상" />);
  expect(screen.getByText(film.soon.title)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
