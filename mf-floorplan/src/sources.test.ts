import { unsettledFacts } from '@riverview/site/testing/unsettledFacts';
import { expect, test } from 'vitest';
import sources from './sources';

test('every form of a hosted film is declared where the page loads it from', () => {
  const films = { ...unsettledFacts.films, location: 'https://youtu.be/abc', '84A': 'https://cdn.example/84A.mp4' };
  const tours = { ...unsettledFacts.tours, '115': 'https://tour.example/115' };
  expect(sources({ ...unsettledFacts, films, tours })).toEqual({
    'frame-src': ['https://www.youtube-nocookie.com', 'https://tour.example'],
    'media-src': ['https://cdn.example'],
  });
});

test.each(['location', '84A', '115'] as const)('an unknown address is refused by its name, films.%s', (film) => {
  const films = { ...unsettledFacts.films, [film]: 'https://film.example/river' };
  expect(() => sources({ ...unsettledFacts, films })).toThrow(`facts.films.${film}: No film can be shown`);
});

test('nothing foreign is declared where the owner has set nothing', () => {
  expect(sources(unsettledFacts)).toEqual({ 'frame-src': [], 'media-src': [] });
});

test('Kakao’s hosts are declared where plans are shared by KakaoTalk', () => {
  expect(sources({ ...unsettledFacts, kakaoShareKey: 'a key' })).toMatchObject({
    'script-src': ['https://t1.kakaocdn.net'],
    'connect-src': ['https://kapi.kakao.com'],
    'form-action': ['https://sharer.kakao.com', 'https://accounts.kakao.com'],
    'frame-src': [],
  });
});
