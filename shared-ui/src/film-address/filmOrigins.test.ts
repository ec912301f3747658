import { expect, test } from 'vitest';
import { filmOrigins } from './filmOrigins';

test('a provider is framed, a file is played, and the site itself is no foreign origin', () => {
  const addresses = { a: 'https://youtu.be/abc', b: null, c: 'https://cdn.example/film.mp4', d: '/films/river.mp4' };
  expect(filmOrigins(addresses)).toEqual({
    'frame-src': ['https://www.youtube-nocookie.com'],
    'media-src': ['https://cdn.example'],
  });
});

test('an address that leads to no film is refused by the name of its fact, with the forms that are known', () => {
  expect(() => filmOrigins({ 'films.promotion': 'https://video.example/river' })).toThrow(
    /^facts\.films\.promotion: .*YouTube, Vimeo, Kakao TV or Naver TV, or of a file/,
  );
});
