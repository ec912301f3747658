import { siteFacts } from '@riverview/site/siteFacts';
import { beforeEach, expect, test, vi } from 'vitest';

class Timestamp {
  readonly seconds: number;
  readonly nanoseconds = 0;
  constructor(seconds: number) {
    this.seconds = seconds;
  }
  static fromDate = (date: Date) => new Timestamp(date.getTime() / 1000);
}
const documents = new Map<string, Record<string, unknown>>();
let refusal: Error | null = null;

vi.mock('./firestore', () => ({ firestore: () => ({}) }));
vi.mock('firebase/firestore/lite', () => {
  const read = async (path: string) => ({ exists: () => documents.has(path), data: () => documents.get(path) });
  return {
    Timestamp,
    doc: (_: unknown, collection: string, id: string) => `${collection}/${id}`,
    serverTimestamp: () => 'now',
    getDoc: read,
    runTransaction: async (_: unknown, work: (transaction: object) => Promise<void>) => {
      const writes: [string, Record<string, unknown>][] = [];
      await work({ get: read, set: (...write: [string, Record<string, unknown>]) => writes.push(write) });
      if (refusal) throw refusal;
      for (const write of writes) documents.set(...write);
    },
  };
});

const { saveDraft } = await import('./drafts');
const words = { title: '제목', summary: '요약', content: '줄\r\n줄' };
const time = new Date('2099-12-01T01:00:00Z');
const publishAt = Timestamp.fromDate(time);
const stored = { siteId: siteFacts.slug, ...words, markup: 1, saved: 'now', publishAt };
const changed = { code: 'draft-changed' };

beforeEach(() => {
  documents.clear();
  refusal = null;
});

test('a new draft is kept, and what is kept of it is what its next save is made of', async () => {
  const known = await saveDraft(siteFacts, 'id', words, time, null);
  expect(documents.get('pressDrafts/id')).toEqual(stored);
  const next = await saveDraft(siteFacts, 'id', { ...words, title: '새 제목' }, null, known);
  expect(next).toEqual({ ...words, title: '새 제목', publishAt: null });
  expect(documents.get('pressDrafts/id')).not.toHaveProperty('publishAt');
});

test.each([
  ['its words', { title: '남의 제목' }],
  ['its time', { publishAt: new Timestamp(0) }],
])('a draft of which somebody else has changed %s is not written over', async (_, theirs) => {
  const known = await saveDraft(siteFacts, 'id', words, time, null);
  const there = { ...stored, ...theirs };
  documents.set('pressDrafts/id', there);
  await expect(saveDraft(siteFacts, 'id', { ...words, title: '새 제목' }, time, known)).rejects.toMatchObject(changed);
  await expect(saveDraft(siteFacts, 'id', { ...words, title: '새 제목' }, time, null)).rejects.toMatchObject(changed);
  expect(documents.get('pressDrafts/id')).toBe(there);
});

test('a draft that arrived already (an answer that never came) is none of somebody else’s', async () => {
  await saveDraft(siteFacts, 'id', words, time, null);
  await saveDraft(siteFacts, 'id', words, time, null);
  expect(documents.get('pressDrafts/id')).toEqual(stored);
});

test('a draft that has become a post is told so; any other refusal is one', async () => {
  refusal = Object.assign(new Error('denied'), { code: 'permission-denied' });
  await expect(saveDraft(siteFacts, 'id', words, null, null)).rejects.toBe(refusal);
  documents.set('press/id', words);
  await expect(saveDraft(siteFacts, 'id', words, null, null)).rejects.toMatchObject({ code: 'already-published' });
});
