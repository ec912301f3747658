// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { keepEdit, readEdit } from './edit';

const words = { title: '제목', summary: '요약', content: '본문' };

beforeEach(() => localStorage.clear());

test('an edit comes back for its post alone, with the post that it was made of', () => {
  const edit = { words: { ...words, title: '고친 제목' }, read: { id: 'a', ...words, isMarked: true as const } };
  keepEdit('site', 'a', edit);
  expect(readEdit('site', 'a')).toEqual(edit);
  expect(readEdit('site', 'b')).toBeNull();
  expect(readEdit('other', 'a')).toBeNull();
  keepEdit('site', 'a', null);
  expect(localStorage).toHaveLength(0);
});

test.each(['{', 'null', '{}', '[]', '{"words":{"title":"t"}}', '{"words":null,"read":null}'])(
  'what is no edit of ours (%s) is none',
  (kept) => {
    localStorage.setItem('press:edit:site:a', kept);
    expect(readEdit('site', 'a')).toBeNull();
  },
);
