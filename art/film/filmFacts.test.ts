import { expect, test } from 'vitest';
import type { Shot } from './captions';
import { filmFacts } from './filmFacts';

const stand: Shot['start'] = { at: [0, 0, 0], frame: [0.5, 0.5, 1] };
const shot = (seconds: number): Shot => ({ from: 'hero', seconds, start: stand, end: stand, caption: '강' });
const film = { madeOn: '2026-11-20', shots: [shot(7), shot(6)] };

test('a film is as long as its shots', () => {
  expect(filmFacts('river', film)).toEqual({ seconds: 13, madeOn: '2026-11-20' });
});

test.each(['', '20 November'])('the day "%s" is refused', (madeOn) => {
  expect(() => filmFacts('river', { ...film, madeOn })).toThrow(/"river" has no day/);
});
