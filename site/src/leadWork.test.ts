import { expect, test } from 'vitest';
import { type LeadWork, readWorkChange, untouched, workBefore, worked, workLimits } from './leadWork';

const at = '2026-11-23T01:00:00.000Z';
const due = { what: '계약 조건 설명', due: '2026-11-25' };

test.each([
  [{ status: 'no-answer' }, { status: 'no-answer' }],
  [{ note: '  저녁에 다시\r\n' }, { note: '저녁에 다시' }],
  [{ next: { what: ' 다시  전화 ', due: '2026-11-25' } }, { next: { what: '다시 전화', due: '2026-11-25' } }],
  [{ next: null }, { next: null }],
  [
    { status: 'called', next: null, note: '통화함', other: 1 },
    { status: 'called', next: null, note: '통화함' },
  ],
  [{}, null],
  [{ status: 'bought' }, null],
  [{ status: 'called', note: '' }, null],
  [{ note: 'ㄱ'.repeat(workLimits.note + 1) }, null],
  [{ note: '뒤집는 \u202e글' }, null],
  [{ note: 7 }, null],
  [{ next: {} }, null],
  [{ next: { what: '전화', due: '2026-02-30' } }, null],
  [{ next: { what: '전화', due: '내일' } }, null],
  [{ next: { what: ' ', due: '2026-11-25' } }, null],
])('%j is read as %j', (sent, change) => expect(readWorkChange(sent)).toEqual(change));

test('a change says who, when, and what it was before', () => {
  const called = worked(untouched, { status: 'called', next: due, note: '관심 있음' }, 'sales@example.com', at);
  expect(called).toEqual({
    status: 'called',
    next: due,
    revision: 1,
    history: [
      { at, by: 'sales@example.com', kind: 'status', from: 'new', to: 'called' },
      { at, by: 'sales@example.com', kind: 'next', next: due },
      { at, by: 'sales@example.com', kind: 'note', text: '관심 있음' },
    ],
  } satisfies LeadWork);
  const done = worked(called, { next: null }, 'owner@example.com', at);
  expect([done.next, done.revision, done.history.at(-1)]).toEqual([
    null,
    2,
    { at, by: 'owner@example.com', kind: 'next', next: null },
  ]);
});

test('a note leaves the revision, and what is so already changes nothing', () => {
  expect(worked(untouched, { note: '메모' }, 'a', at).revision).toBe(0);
  expect(worked(untouched, { status: 'new', next: null }, 'a', at)).toBe(untouched);
});

test('what was only marked as handled was called', () => {
  expect([workBefore(null).status, workBefore(at).status]).toEqual(['new', 'called']);
});
