// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { isUnsaved, keepDraft, newDraft, readDraft } from './draft';

beforeEach(() => localStorage.clear());

test('a draft comes back with the id it will be posted under', () => {
  const draft = { ...newDraft(), title: '제목', summary: '요약', content: '본문' };
  keepDraft('site', draft);
  expect(readDraft('site')).toEqual(draft);
  expect(readDraft('other').title).toBe('');
  keepDraft('site', null);
  expect(readDraft('site')).not.toEqual(draft);
});

test('what the server keeps of a draft comes back with it', () => {
  const words = { title: '제목', summary: '요약', content: '본문' };
  const draft = { ...newDraft(), ...words, kept: { ...words, publishAt: { seconds: 7, nanoseconds: 0 } } };
  keepDraft('site', draft);
  expect(readDraft('site')).toEqual(draft);
  expect(isUnsaved(readDraft('site'))).toBe(false);
  expect(isUnsaved({ ...draft, title: '고친 제목' })).toBe(true);
  expect(isUnsaved({ ...draft, kept: null })).toBe(true);
  expect(isUnsaved(newDraft())).toBe(false);
});

test('an empty draft leaves nothing behind', () => {
  keepDraft('site', newDraft());
  expect(localStorage).toHaveLength(0);
});

test.each(['{', 'null', '{}', '{"id":"../../x","title":"t"}', '[]', '"x"'])(
  'what is no draft of ours (%s) is a fresh one',
  (kept) => {
    localStorage.setItem('press:draft:site', kept);
    expect(readDraft('site')).toMatchObject({ title: '', summary: '', content: '' });
    expect(readDraft('site').id).toMatch(/^[A-Za-z0-9]{20}$/);
  },
);

test('ids are not shared', () => {
  expect(new Set(Array.from({ length: 200 }, () => newDraft().id)).size).toBe(200);
});
