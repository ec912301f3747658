import type { Database } from '../store/database';
import type { DocumentStore } from './documentStore';
import { canonicalTimestamp } from './timestamps';
import { type Fields, readFields } from './wireValue';

/** A document of a seed. */
export interface SeedDocument {
  /** Path of its collection below the root: `posts`. */
  readonly collection: string;
  readonly id: string;
  readonly fields: Fields;
  /** When it was made and last changed, ISO 8601. */
  readonly time: string;
}

/** First documents of a store, and what they are remembered by. */
export interface Seed {
  readonly name: string;
  readonly documents: readonly SeedDocument[];
}

/** Puts the documents into a store that never had this seed. What is deleted later stays deleted. */
export function seedOnce(database: Database, store: DocumentStore, { name, documents }: Seed): void {
  database.exec('CREATE TABLE IF NOT EXISTS milestones (name TEXT PRIMARY KEY) STRICT');
  if (database.prepare('SELECT 1 FROM milestones WHERE name = ?').get(name)) return;
  store.transaction(() => {
    for (const { collection, id, fields, time } of documents) {
      const date = canonicalTimestamp(new Date(time).toISOString());
      store.put({ collection, id, fields: readFields(fields), createTime: date, updateTime: date });
    }
    database.prepare('INSERT INTO milestones (name) VALUES (?)').run(name);
  });
}
