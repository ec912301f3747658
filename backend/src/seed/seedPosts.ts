import type { Facts } from '@platform/contract';
import type { DocumentStore } from '../firestore/documentStore';
import { canonicalTimestamp } from '../firestore/timestamps';
import type { Database } from '../store/database';
import { samplePosts } from './samplePosts';

/** Puts the sample posts into a store that never had any. Posts deleted later stay deleted. */
export function seedPosts(database: Database, store: DocumentStore, facts: Facts): void {
  database.exec('CREATE TABLE IF NOT EXISTS milestones (name TEXT PRIMARY KEY) STRICT');
  if (database.prepare('SELECT 1 FROM milestones WHERE name = ?').get('sample posts')) return;
  store.transaction(() => {
    for (const [at, post] of samplePosts(facts).entries()) {
      const date = canonicalTimestamp(new Date(post.date).toISOString());
      store.put({
        collection: 'press',
        id: `sample-${String(at + 1).padStart(2, '0')}`,
        fields: {
          siteId: { stringValue: facts.slug },
          title: { stringValue: post.title },
          summary: { stringValue: post.summary },
          content: { stringValue: post.paragraphs.join('\n\n') },
          date: { timestampValue: date },
          views: { integerValue: '0' },
        },
        createTime: date,
        updateTime: date,
      });
    }
    database.prepare('INSERT INTO milestones (name) VALUES (?)').run('sample posts');
  });
}
