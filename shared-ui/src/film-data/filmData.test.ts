import { expect, test } from 'vitest';
import { filmData } from './filmData';

const files = { webm: '/film.webm', mp4: '/film.mp4' };
const own = {
  wide: files,
  small: files,
  captions: '/film.vtt',
  chapters: '/film-chapters.vtt',
  seconds: 45,
  madeOn: '2026-11-20',
};
const film = { name: '필름', description: '한 편', inLanguage: 'ko', poster: '/poster.jpg', address: null, own: null };
const origin = 'https://site.example';
const about = { '@type': 'VideoObject', name: '필름', description: '한 편', thumbnailUrl: `${origin}/poster.jpg` };

test('a film made here is told with its length and day', () => {
  expect(filmData({ ...film, own }, origin)).toEqual([
    {
      ...about,
      inLanguage: 'ko',
      contentUrl: `${origin}/film.mp4`,
      duration: 'PT45S',
      uploadDate: '2026-11-20T00:00:00+09:00',
    },
  ]);
});

test.each([
  ['https://youtu.be/abc', { embedUrl: expect.stringContaining('/embed/abc?') }],
  ['https://files.example/film.mp4', { contentUrl: 'https://files.example/film.mp4' }],
  ['/films/own.mp4', { contentUrl: `${origin}/films/own.mp4` }],
])('%s is told instead of it', (address, where) => {
  const [hosted, ...others] = filmData({ ...film, address, own }, origin);
  expect(others).toEqual([]);
  expect(hosted).toEqual({ ...about, inLanguage: 'ko', ...where });
});

test('of a film that is being prepared nothing is told', () => {
  expect(filmData(film, origin)).toEqual([]);
});
