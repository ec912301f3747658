import { siteFacts } from '@riverview/site/siteFacts';
import { expect, test } from 'vitest';
import { DocumentStore } from '../firestore/documentStore';
import { openDatabase } from '../store/database';
import { temporaryFolder } from '../testing/temporaryFolder';
import { samplePosts } from './samplePosts';
import { seedPosts } from './seedPosts';

const posts = samplePosts(siteFacts);

test('the posts are whole, different and newest first', () => {
  expect(posts).toHaveLength(24);
  expect(new Set(posts.map(({ title }) => title)).size).toBe(24);
  const dates = posts.map(({ date }) => Date.parse(date));
  expect(dates).toEqual([...dates].sort((a, b) => b - a));
  for (const { title, summary, paragraphs, date } of posts) {
    expect(title.length).toBeLessThanOrEqual(200);
    expect(summary.length).toBeLessThanOrEqual(500);
    expect(paragraphs.length).toBeGreaterThanOrEqual(3);
    expect(Date.parse(date)).toBeLessThan(Date.now());
  }
});

test('they claim no penalty and no figure that nobody measured', () => {
  const text = posts.flatMap(({ title, summary, paragraphs }) => [title, summary, ...paragraphs]).join('\n');
  expect(text).not.toMatch(/가산세|도보 ?\d|차로 ?\d|\d+분|\d+ ?km|\d+%/);
});

test('a store is seeded once: what was deleted stays deleted', () => {
  const database = openDatabase(`${temporaryFolder()}/posts.db`);
  const store = new DocumentStore(database, []);
  seedPosts(database, store, siteFacts);
  expect([...store.all()]).toHaveLength(24);
  store.delete('press', 'sample-01');
  seedPosts(database, store, siteFacts);
  expect([...store.all()]).toHaveLength(23);
});
