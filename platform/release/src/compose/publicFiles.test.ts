import { sampleSite } from '@platform/contract/testing/sampleSite';
import { expect, test } from 'vitest';
import { feed } from './publicFiles';

const entry = (path: string, date: string, modified?: string) => ({
  title: path,
  path,
  summary: '&',
  date,
  ...(modified && { modified }),
});

test('the feed is newest first, tells what was edited, and when it changed last', () => {
  const xml = feed(
    [entry('/a', '2026-11-18T01:00:00.000Z', '2026-11-21T01:00:00.000Z'), entry('/b', '2026-11-20T01:00:00.000Z')],
    sampleSite.facts,
  );
  const [head = '', first = '', second = ''] = xml.split('<item>');
  expect(head).toContain('<lastBuildDate>Sat, 21 Nov 2026 01:00:00 GMT</lastBuildDate>');
  expect(first).toContain('<title>/b</title>');
  expect(first).not.toContain('updated');
  expect(second).toContain(
    '<pubDate>Wed, 18 Nov 2026 01:00:00 GMT</pubDate><atom:updated>2026-11-21T01:00:00.000Z</atom:updated>',
  );
});

test('a feed of nothing has changed at no time that is known', () =>
  expect(feed([], sampleSite.facts)).not.toContain('lastBuildDate'));
