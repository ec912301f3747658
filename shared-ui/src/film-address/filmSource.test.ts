import { expect, it } from 'vitest';
import { filmSource } from './filmAddress';

const embed = 'https://www.youtube-nocookie.com/embed/abc-123_X?autoplay=1&rel=0&modestbranding=1&playsinline=1';

it.each([
  'https://www.youtube.com/watch?v=abc-123_X',
  'https://youtu.be/abc-123_X?si=share',
  'https://m.youtube.com/shorts/abc-123_X',
  'https://www.youtube.com/embed/abc-123_X',
])('embeds %s without cookies, suggestions and branding', (address) => {
  expect(filmSource(address)).toEqual({ kind: 'frame', src: embed });
});

it('keeps the options of another provider and asks it to play', () => {
  expect(filmSource('https://player.vimeo.com/video/1?dnt=1')).toEqual({
    kind: 'frame',
    src: 'https://player.vimeo.com/video/1?dnt=1&autoplay=1',
  });
});

it('plays a file in the page', () => {
  expect(filmSource('https://cdn.example/film.mp4?v=2')).toEqual({
    kind: 'file',
    src: 'https://cdn.example/film.mp4?v=2',
  });
});
