import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Shot } from './captions';
import { cutFrom } from './cutFrom';

const shot: Shot = {
  from: 'river',
  seconds: 5,
  start: { at: [0, 0, 0], frame: [0.5, 0.5, 1] },
  end: { at: [0.2, 0, 0], frame: [0.5, 0.5, 1] },
  caption: '강',
};

test('a film is cut from other things once a picture, or the way before it, is another; not by what is said', () => {
  const masters = mkdtempSync(join(tmpdir(), 'masters-'));
  const render = (look: string) => writeFileSync(join(masters, 'river.webp'), look);
  render('dawn');
  const [first] = cutFrom([shot], masters);
  expect(first?.from).toBe('river');
  expect(cutFrom([{ ...shot, caption: '저녁의 강', chapter: '강' }], masters)).toEqual([first]);
  expect(cutFrom([{ ...shot, end: shot.start }], masters)).not.toEqual([first]);
  render('dusk');
  expect(cutFrom([shot], masters)).not.toEqual([first]);
});
