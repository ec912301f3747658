import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDatabase } from '../store/database';
import { temporaryFolder } from '../testing/temporaryFolder';
import { parseIndexes } from './compositeIndex';
import { DocumentStore } from './documentStore';
import { sweepExpired } from './sweepExpired';
import { parseTimesToLive } from './timeToLive';

const file = JSON.stringify({
  indexes: [
    { collectionGroup: 'codes', queryScope: 'COLLECTION', fields: [{ fieldPath: 'until', order: 'ASCENDING' }] },
  ],
  fieldOverrides: [
    { collectionGroup: 'codes', fieldPath: 'until', ttl: true, indexes: [] },
    { collectionGroup: 'notes', fieldPath: 'until', indexes: [] },
  ],
});
const now = Date.parse('2026-01-01T00:00:00Z');

beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => void vi.useRealTimers());

test('what is past the time its policy names goes, now and by the hour, wherever such a collection stands', () => {
  const store = new DocumentStore(openDatabase(`${temporaryFolder()}/firebase.db`), parseIndexes(file));
  const put = (collection: string, id: string, minutes: number) => {
    const until = { timestampValue: new Date(now + minutes * 60_000).toISOString() };
    store.put({ collection, id, fields: { until }, createTime: '', updateTime: '' });
  };
  put('codes', 'past', -1);
  put('codes', 'soon', 30);
  put('people/a/codes', 'past', -1);
  put('people/a/codes', 'later', 90);
  put('notes', 'past', -1);
  const stop = sweepExpired(store, parseTimesToLive(file));
  const left = () => [...store.all()].map(({ collection, id }) => `${collection}/${id}`);
  expect(left()).toEqual(['codes/soon', 'notes/past', 'people/a/codes/later']);
  vi.advanceTimersByTime(60 * 60_000);
  expect(left()).toEqual(['notes/past', 'people/a/codes/later']);
  const index = store.indexes[0];
  const everything = index && { index, from: Buffer.alloc(0), until: Buffer.alloc(99, 255), isReversed: false };
  expect(everything && store.count(everything, 9)).toBe(0);
  stop();
});
