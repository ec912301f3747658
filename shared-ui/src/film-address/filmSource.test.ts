import { expect, test } from 'vitest';
import { filmSource } from './filmSource';

const youTube = 'https://www.youtube-nocookie.com/embed/abc-123_X?autoplay=1&rel=0&modestbranding=1&playsinline=1';
const vimeo = 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1';
const unlisted = 'https://player.vimeo.com/video/76979871?h=8272103f6e&autoplay=1&dnt=1';
const kakao = 'https://play-tv.kakao.com/embed/player/cliplink/425423493?service=player_share&autoplay=1';
const naver = 'https://tv.naver.com/embed/40687083?autoPlay=true';

test.each([
  ['https://www.youtube.com/watch?v=abc-123_X', youTube],
  ['https://youtube.com/watch?v=abc-123_X&list=PL1&index=2', youTube],
  ['https://m.youtube.com/watch?v=abc-123_X', youTube],
  ['https://music.youtube.com/watch?v=abc-123_X', youTube],
  ['https://youtu.be/abc-123_X?si=share', youTube],
  ['https://m.youtube.com/shorts/abc-123_X', youTube],
  ['https://www.youtube.com/live/abc-123_X?feature=share', youTube],
  ['https://www.youtube.com/embed/abc-123_X?rel=1', youTube],
  ['https://www.youtube-nocookie.com/embed/abc-123_X', youTube],
  ['https://youtu.be/abc-123_X?t=90', `${youTube}&start=90`],
  ['https://www.youtube.com/watch?v=abc-123_X&t=1m30s', `${youTube}&start=90`],
  ['https://www.youtube.com/embed/abc-123_X?start=5', `${youTube}&start=5`],
  ['https://vimeo.com/76979871', vimeo],
  ['https://vimeo.com/channels/staffpicks/76979871', vimeo],
  ['https://player.vimeo.com/video/76979871?dnt=1', vimeo],
  ['https://vimeo.com/76979871/8272103f6e', unlisted],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', unlisted],
  ['https://tv.kakao.com/v/425423493', kakao],
  ['https://tv.kakao.com/channel/3055756/cliplink/425423493', kakao],
  ['https://play-tv.kakao.com/embed/player/cliplink/425423493?service=player_share', kakao],
  ['https://tv.naver.com/v/40687083', naver],
  ['https://m.tv.naver.com/h/40687083', naver],
  ['https://tv.naver.com/embed/40687083?autoPlay=false', naver],
])('%s plays in the frame %s', (address, src) => {
  expect(filmSource(address)).toEqual({ kind: 'frame', src });
});

test.each([
  'https://cdn.example/film.mp4?v=2',
  'https://cdn.example/film.WEBM',
  'https://cdn.example/live/index.m3u8',
  '/films/river.mp4',
  '/films/river.mp4?v=2#t=5',
])('%s is a file and plays in the page', (src) => {
  expect(filmSource(src)).toEqual({ kind: 'file', src });
});

test.each([
  ['https://video.example/embed/river', 'video.example is no provider known here'],
  ['https://youtube.com.example/watch?v=abc', 'youtube.com.example is no provider known here'],
  ['https://www.youtube.com/', 'it names no single film'],
  ['https://www.youtube.com/playlist?list=PL1', 'it names no single film'],
  ['https://www.youtube.com/embed/videoseries?list=PL1', 'it names no single film'],
  ['https://www.youtube.com/watch?v=<script>', 'it names no single film'],
  ['https://vimeo.com/about', 'it names no single film'],
  ['https://tv.kakao.com/channel/3055756', 'it names no single film'],
  ['https://tv.naver.com/', 'it names no single film'],
  ['http://youtu.be/abc', 'browsers load a film by https only'],
  ['javascript:alert(1)//.mp4', 'browsers load a film by https only'],
  ['//cdn.example/film.mp4', 'it is no address'],
  ['youtu.be/abc', 'it is no address'],
  ['', 'it is no address'],
  ['/films/river', 'a path of this site has to be of a film file'],
])('%s is refused: %s', (address, why) => {
  expect(() => filmSource(address)).toThrow(
    expect.objectContaining({ name: 'UnknownFilmAddress', message: expect.stringContaining(why) }),
  );
});
