import { fileURLToPath } from 'node:url';
import type { SeedDocument } from '../firestore/seedOnce';
import { type LocalFirebase, type LocalFirebaseOptions, startLocalFirebase } from '../server/startLocalFirebase';
import { postsClient } from './postsClient';
import { temporaryFolder } from './temporaryFolder';

/** The project of the sample. */
export const projectId = 'sample-project';

/** What tests say to it. */
export const { nameOf, call, creation, viewMark, viewIncrease, view, listing } = postsClient(projectId, 'posts');

/** How many posts of the site `sample` it has from the start, `sample-01` and on, newest first. */
export const seeded = 24;

const fileOf = (name: string) => fileURLToPath(new URL(`sample/${name}`, import.meta.url));

function seedDocument(at: number): SeedDocument {
  const time = new Date(Date.UTC(2026, 0, seeded - at)).toISOString();
  return {
    collection: 'posts',
    id: `sample-${String(at + 1).padStart(2, '0')}`,
    fields: {
      siteId: { stringValue: 'sample' },
      title: { stringValue: `제목 ${at + 1}` },
      summary: { stringValue: '요약' },
      content: { stringValue: '본문' },
      date: { timestampValue: time },
      views: { integerValue: '0' },
    },
    time,
  };
}

/** Starts the sample in a folder of its own, embedded, with what is said otherwise. */
export function startSample(options: Partial<LocalFirebaseOptions> = {}): Promise<LocalFirebase> {
  return startLocalFirebase({
    projectId,
    rules: fileOf('firestore.rules'),
    indexes: fileOf('firestore.indexes.json'),
    dataDir: options.dataDir ?? temporaryFolder(),
    port: 0,
    emulatorJar: null,
    seed: { name: 'sample', documents: Array.from({ length: seeded }, (_, at) => seedDocument(at)) },
    ...options,
  });
}
