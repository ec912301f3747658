// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { closeMark, openMark, reopenMark } from './viewMarks';

beforeEach(() => localStorage.clear());

test('a mark stays the same until the post was counted, and then there is none that day', () => {
  const mark = openMark('a');
  expect(mark?.key).toMatch(/^[A-Za-z0-9_-]{22}$/);
  expect(openMark('a')).toEqual(mark);
  if (mark) closeMark('a', mark);
  expect(openMark('a')).toBeNull();
});

test('a view that was not counted after all is tried again under the same mark', () => {
  const mark = openMark('a');
  if (!mark) throw new Error('no mark');
  closeMark('a', mark);
  reopenMark('a', mark);
  expect(openMark('a')).toEqual(mark);
});

test('another post has another key, so that none tells who read both', () => {
  expect(openMark('a')?.key).not.toBe(openMark('b')?.key);
});

test('the next day in Seoul begins anew', () => {
  const evening = Date.parse('2026-11-22T14:59:59Z');
  const mark = openMark('a', evening);
  expect(openMark('a', evening + 2000)).toMatchObject({ day: Number(mark?.day) + 1 });
  expect(openMark('a', evening + 2000)?.key).not.toBe(mark?.key);
});

test.each(['{', 'null', '[]', '{"day":1}', '{"day":1,"keys":5}'])(
  'what is no record of ours (%s) is a fresh one',
  (kept) => {
    localStorage.setItem('press:views', kept);
    expect(openMark('constructor')?.key).toMatch(/^[\w-]{22}$/);
  },
);

test('without storage a post is still counted once while the page is open', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  const mark = openMark('z');
  if (mark) closeMark('z', mark);
  expect(openMark('z')).toBeNull();
  vi.restoreAllMocks();
});
