import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { captions, chapters, type Shot } from './captions';
import { dissolves } from './cut';

const stand: Shot['start'] = { at: [0, 0, 0], frame: [0.5, 0.5, 1] };
const shot = (seconds: number, caption: string, chapter?: string): Shot => ({
  from: 'hero',
  seconds,
  start: stand,
  end: stand,
  caption,
  ...(chapter && { chapter }),
});
const films = Object.entries(
  JSON.parse(readFileSync(new URL('../data/films.json', import.meta.url), 'utf8')) as Record<string, { shots: Shot[] }>,
);

describe('captions', () => {
  test('follow each other without overlapping', () => {
    expect(captions([shot(7, '첫 장면'), shot(60, '둘째 장면')])).toBe(
      'WEBVTT\n\n1\n00:00:00.600 --> 00:00:06.800\n첫 장면\n\n2\n00:00:08.000 --> 00:01:06.800\n둘째 장면\n',
    );
  });

  test('stand where they hide nothing that is read', () => {
    const placed = { ...shot(7, '평면'), captionPlace: 'line:4%' };
    expect(captions([placed])).toBe('WEBVTT\n\n1\n00:00:00.600 --> 00:00:06.800 line:4%\n평면\n');
  });

  test.each(films)('of %s stay long enough on screen to be read', (_, film) => {
    for (const s of film.shots) expect(s.caption.length / (s.seconds - 1.2), s.caption).toBeLessThan(9);
  });
});

test('a chapter lasts until the next one, through shots that begin none', () => {
  expect(chapters([shot(7, '', '강'), shot(3, ''), shot(5, '', '집')])).toBe(
    'WEBVTT\n\n1\n00:00:00.000 --> 00:00:10.000\n강\n\n2\n00:00:10.000 --> 00:00:15.000\n집\n',
  );
});

test('a shot dissolves into the next one where it ends', () => {
  expect(dissolves([shot(4, ''), shot(5, ''), shot(6, '')])).toBe(
    '[0:v][1:v]xfade=transition=fade:duration=0.8:offset=4[x1];' +
      '[x1][2:v]xfade=transition=fade:duration=0.8:offset=9[x2];[x2]trim=duration=15[film]',
  );
});

test.each(films)('the camera of %s goes somewhere in every shot', (_, film) => {
  for (const { start, end } of film.shots) {
    const way = Math.hypot(...end.at.map((metres, i) => metres - (start.at[i] ?? 0)));
    expect(way).toBeGreaterThan(0.15);
  }
});
