import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import remote from './remote';

const here = (file: string) => path.join(import.meta.dirname, file);

test('owns the pages of the specification, in its spelling', () => {
  const paths: readonly string[] = remote.pages.map((page) => page.path);
  const specified = [
    '/',
    '/Brand/intro',
    '/Brand/video',
    '/BusinessGuide/intro',
    '/BusinessGuide/plan',
    '/BusinessGuide/documents',
    '/LocationEnvironment/intro',
    '/LocationEnvironment/primium',
    '/ComplexGuide/intro',
    '/ComplexGuide/detailintro',
    '/ComplexGuide/community',
    '/SalesInfo/SubscriptionGuide',
    '/SalesInfo/guide',
    '/SalesInfo/announcement',
    '/SalesInfo/StampTax',
  ];
  expect(paths.filter((path) => specified.includes(path))).toEqual(specified);
});

test('has a file for every expose and every prerender', () => {
  const prerenders = remote.pages.flatMap((page) => ('prerender' in page ? [page.prerender] : []));
  for (const file of [...Object.values(remote.exposes), ...prerenders]) expect(existsSync(here(file)), file).toBe(true);
});

test('exposes what its pages show, and nothing else', () => {
  expect(new Set(remote.pages.map(({ expose }) => expose))).toEqual(new Set(Object.keys(remote.exposes)));
});

test('gives every page a title and a description of its own', () => {
  const count = remote.pages.length;
  expect(new Set(remote.pages.map(({ title }) => title)).size).toBe(count);
  expect(new Set(remote.pages.map(({ description }) => description)).size).toBe(count);
});

test('keeps descriptions within what search results show, and route keys out of them', () => {
  for (const { title, description } of remote.pages) {
    expect(description.length, title).toBeGreaterThan(40);
    expect(description.length, title).toBeLessThanOrEqual(110);
    expect(`${title} ${description}`, title).not.toMatch(/\b(59|114|119)[AB]?\b/);
  }
});
