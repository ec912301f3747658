import { unsettledFacts } from '@riverview/site/testing/unsettledFacts';
import { expect, test } from 'vitest';
import sources from './sources';

const notice = (url: string) => ({ ...unsettledFacts, recruitmentNotice: { url, publishedOn: '2027-03-02' } });

test.each([
  ['https://youtu.be/abc', 'frame-src', 'https://www.youtube-nocookie.com'],
  ['https://www.youtube.com/watch?v=abc', 'frame-src', 'https://www.youtube-nocookie.com'],
  ['https://www.youtube.com/embed/abc', 'frame-src', 'https://www.youtube-nocookie.com'],
  ['https://vimeo.com/76979871', 'frame-src', 'https://player.vimeo.com'],
  ['https://cdn.example/film.mp4', 'media-src', 'https://cdn.example'],
] as const)('the film %s is declared under %s', (promotion, directive, origin) => {
  const declared = sources({ ...unsettledFacts, films: { ...unsettledFacts.films, promotion } });
  expect(declared).toEqual({ 'frame-src': [], 'media-src': [], [directive]: [origin] });
});

test('a notice of another host is declared, one of the site itself need not be', () => {
  expect(sources(notice('https://apply.example/notice.pdf'))['frame-src']).toEqual(['https://apply.example']);
  expect(sources(notice('/notice.pdf'))['frame-src']).toEqual([]);
});

test('what no page can show is refused by the name of its fact', () => {
  expect(() => sources(notice('apply.example/notice'))).toThrow('facts.recruitmentNotice.url');
  expect(() =>
    sources({ ...unsettledFacts, films: { ...unsettledFacts.films, promotion: 'https://film.example/1' } }),
  ).toThrow('facts.films.promotion');
});
