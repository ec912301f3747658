import { expect, test } from 'vitest';
import { openDatabase } from '../store/database';
import { temporaryFolder } from '../testing/temporaryFolder';
import { DocumentStore } from './documentStore';
import { seedOnce } from './seedOnce';

const time = '2026-01-01T09:00:00+09:00';
const documents = ['a', 'b'].map((id) => ({ collection: 'posts', id, fields: {}, time }));

test('a store is seeded once: what was deleted stays deleted', () => {
  const database = openDatabase(`${temporaryFolder()}/firebase.db`);
  const store = new DocumentStore(database, []);
  seedOnce(database, store, { name: 'first', documents });
  expect(store.get('posts', 'a')?.createTime).toBe('2026-01-01T00:00:00Z');
  store.delete('posts', 'a');
  seedOnce(database, store, { name: 'first', documents });
  expect([...store.all()].map(({ id }) => id)).toEqual(['b']);
  seedOnce(database, store, { name: 'second', documents });
  expect([...store.all()].map(({ id }) => id)).toEqual(['a', 'b']);
});
