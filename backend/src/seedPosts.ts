import type { Facts } from '@platform/contract';
import type { Seed } from '@platform/local-firebase/seedOnce';
import { samplePosts } from './content/samplePosts';

/** The sample posts as documents, for a store that never had any. */
export function seedPosts(facts: Facts): Seed {
  const documents = samplePosts(facts).map(({ title, summary, paragraphs, date }, at) => ({
    collection: 'press',
    id: `sample-${String(at + 1).padStart(2, '0')}`,
    fields: {
      siteId: { stringValue: facts.slug },
      title: { stringValue: title },
      summary: { stringValue: summary },
      content: { stringValue: paragraphs.join('\n\n') },
      date: { timestampValue: new Date(date).toISOString() },
      views: { integerValue: '0' },
    },
    time: date,
  }));
  return { name: 'sample posts', documents };
}
