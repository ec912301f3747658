import { siteFacts } from '@riverview/site/siteFacts';
import { expect, test } from 'vitest';
import { samplePosts } from './content/samplePosts';
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

test('they are as old as if written until today, whenever that is', () => {
  const [newest] = samplePosts(siteFacts, new Date('2027-03-01T00:30:00+09:00'));
  expect(newest?.date).toBe('2027-02-27T10:20:00+09:00');
  expect(Date.now() - Date.parse(posts[0]?.date ?? '')).toBeLessThan(4 * 86_400_000);
});

test('they tell of nothing that did not happen, and of no model house there is not', () => {
  const text = posts.flatMap(({ title, summary, paragraphs }) => [title, summary, ...paragraphs]).join('\n');
  expect(text).not.toMatch(/들었습니다|물었습니다|모았습니다|만난|열었습니다|가 보았습니다|견본 주택|지하로 다니/);
});

test('they claim no penalty and no figure that nobody measured', () => {
  const text = posts.flatMap(({ title, summary, paragraphs }) => [title, summary, ...paragraphs]).join('\n');
  expect(text).not.toMatch(/가산세|도보 ?\d|차로 ?\d|\d+분|\d+ ?km|\d+%/);
});

test('they are seeded as posts of this site, under their own dates', () => {
  const { documents } = seedPosts(siteFacts);
  expect(documents).toHaveLength(24);
  for (const [at, { fields, time }] of documents.entries()) {
    expect(fields.siteId).toEqual({ stringValue: siteFacts.slug });
    expect(fields.date).toEqual({ timestampValue: new Date(String(posts[at]?.date)).toISOString() });
    expect(Date.parse(time)).toBe(Date.parse(String(posts[at]?.date)));
  }
});
