import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { captions, type Shot } from './captions';

const shot = (seconds: number, caption: string): Shot => ({
  from: 'hero',
  seconds,
  start: [0.5, 0.5, 1],
  end: [0.5, 0.5, 1],
  caption,
});

describe('captions', () => {
  test('follow each other without overlapping', () => {
    expect(captions([shot(7, '첫 장면'), shot(60, '둘째 장면')])).toBe(
      'WEBVTT\n\n1\n00:00:00.600 --> 00:00:06.800\n첫 장면\n\n2\n00:00:08.200 --> 00:01:06.800\n둘째 장면\n',
    );
  });

  test('stay long enough on screen to be read', () => {
    const films = JSON.parse(readFileSync(new URL('../data/films.json', import.meta.url), 'utf8'));
    for (const film of Object.values(films) as { shots: Shot[] }[]) {
      for (const s of film.shots) expect(s.caption.length / (s.seconds - 1.4)).toBeLessThan(9);
    }
  });
});
