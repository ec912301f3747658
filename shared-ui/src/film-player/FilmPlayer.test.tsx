// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FilmPlayer, type FilmPlayerProps } from './FilmPlayer';

afterEach(cleanup);

const files = {
  wide: { webm: '/film-1080.webm', mp4: '/film-1080.mp4' },
  small: { webm: '/film-720.webm', mp4: '/film-720.mp4' },
  captions: '/film.vtt',
  chapters: '/film-chapters.vtt',
};
const words = {
  play: '재생',
  openFile: '열기',
  captions: '자막',
  chapters: '장면',
  failed: '재생하지 못했습니다',
  retry: '다시',
};
const poster = {
  src: '/poster.webp',
  avif: '/poster.avif 1600w',
  webp: '/poster.webp 1600w',
  width: 1600,
  height: 900,
} as FilmPlayerProps['poster'];
const youTube = 'https://youtu.be/abc';

const show = (props: Partial<FilmPlayerProps>) =>
  render(
    <FilmPlayer
      address={null}
      files={files}
      title="영상"
      poster={poster}
      posterAlt=""
      posterSizes={{ film: '100vw', frame: '134vw' }}
      words={words}
      language="ko"
      {...props}
    >
      준비 중
    </FilmPlayer>,
  );
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const video = () => document.querySelector('video');
const frame = () => document.querySelector('iframe');

test('loads its own files, with captions, only once they are asked for', () => {
  const onPlay = vi.fn();
  show({ onPlay });
  expect(video()).toBeNull();
  press('재생');
  expect(onPlay).toHaveBeenCalledOnce();
  expect([...document.querySelectorAll('source')].map((source) => source.getAttribute('src'))).toEqual([
    files.wide.webm,
    files.wide.mp4,
    files.small.webm,
    files.small.mp4,
  ]);
  expect(video()?.querySelector('track')?.getAttribute('srclang')).toBe('ko');
  expect(video()?.autoplay).toBe(true);
  expect(video()?.loop).toBe(false);
  expect(video()?.muted).toBe(true);
});

test('the poster is asked for as wide as the stage of what will play draws it', () => {
  const asked = () => document.querySelector('source[type="image/avif"]')?.getAttribute('sizes');
  const { unmount } = show({});
  expect(asked()).toBe('100vw');
  unmount();
  show({ address: youTube });
  expect(asked()).toBe('134vw');
});

test('its chapters stand below once they have arrived, and go where they say', () => {
  show({});
  press('재생');
  expect(screen.queryByRole('list')).toBeNull();
  const track = video()?.querySelector('track[kind="chapters"]') as HTMLTrackElement;
  expect([track.getAttribute('src'), track.default]).toEqual([files.chapters, true]);
  const cues = [
    { text: '거실', startTime: 0 },
    { text: '침실', startTime: 6 },
  ];
  Object.defineProperty(track, 'track', { value: { cues } });
  fireEvent.load(track);
  expect(screen.getByRole('list', { name: words.chapters }).textContent).toBe('거실침실');
  press('침실');
  expect(video()?.currentTime).toBe(6);
});

test('of the forms of a film the first is tried first, whichever it is', () => {
  const { webm, mp4 } = files.small;
  show({ files: { ...files, small: { mp4, webm } } });
  press('재생');
  const tried = [...document.querySelectorAll('source')].slice(2);
  expect(tried.map(({ src, type }) => [new URL(src).pathname, type])).toEqual([
    [mp4, 'video/mp4'],
    [webm, 'video/webm; codecs="av01.0.08M.08, opus"'],
  ]);
  fireEvent.error(tried[1] as Element);
  expect(screen.getByText(words.failed)).toBeTruthy();
});

test('a hosted film goes before its own files, in a frame that plays at once and may fill the screen', () => {
  show({ address: youTube });
  expect(frame()).toBeNull();
  press('재생');
  expect(video()).toBeNull();
  expect(frame()?.src).toContain('https://www.youtube-nocookie.com/embed/abc?autoplay=1');
  expect(frame()?.hasAttribute('allowfullscreen')).toBe(true);
});

test('a hosted file plays in the page and not in a frame', () => {
  show({ address: 'https://cdn.example/film.mp4' });
  press('재생');
  expect(frame()).toBeNull();
  expect(video()?.getAttribute('src')).toBe('https://cdn.example/film.mp4');
});

test('the player takes the focus of the button that it replaces', () => {
  show({});
  screen.getByRole('button').focus();
  press('재생');
  expect(document.activeElement).toBe(video());
});

test('plays at once where a film was asked for before', () => {
  show({ playing: true });
  expect(video()).not.toBeNull();
});

test('says in words that a film does not play, and tries again', () => {
  show({});
  press('재생');
  const sources = [...document.querySelectorAll('source')];
  for (const source of sources.slice(0, -1)) fireEvent.error(source);
  expect(screen.queryByRole('alert')).toBeNull();
  for (const source of sources.slice(-1)) fireEvent.error(source);
  expect(screen.getByRole('alert').textContent).toContain(words.failed);
  press('다시');
  expect(video()).not.toBeNull();
});

test('a hosted file that does not play is told, too', () => {
  show({ address: '/films/river.mp4', playing: true });
  fireEvent.error(video() as HTMLVideoElement);
  expect(screen.getByRole('alert')).toBeDefined();
});

test.each([false, true])('says honestly that there is no film yet (asked for before: %s)', (playing) => {
  show({ files: null, playing });
  expect(screen.getByText('준비 중')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
