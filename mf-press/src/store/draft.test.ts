// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { keepDraft, newDraft, readDraft } from './draft';

beforeEach(() => localStorage.clear());

test('a draft comes back with the id it will be posted under', () => {
  const draft = { ...newDraft(), title: '제목', summary: '요약', content: '본문' };
  keepDraft('site', draft);
  expect(readDraft('site')).toEqual(draft);
  expect(readDraft('other').title).toBe('');
  keepDraft('site', null);
  expect(readDraft('site')).not.toEqual(draft);
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
