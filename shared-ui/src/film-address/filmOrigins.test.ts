import { expect, test } from 'vitest';
import { filmOrigins } from './filmOrigins';

test('a provider is framed, a file is played, and the site itself is no foreign origin', () => {
  const addresses = ['https://youtu.be/abc', null, 'https://cdn.example/film.mp4', '/films/river.mp4'];
  expect(filmOrigins(addresses)).toEqual({
    'frame-src': ['https://www.youtube-nocookie.com'],
    'media-src': ['https://cdn.example'],
  });
});
