import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { siteFacts } from '@riverview/site/siteFacts';
import { expect, test } from 'vitest';

const repository = path.resolve(import.meta.dirname, '../..');
const folders = (root: string) => readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());

/** What this product calls itself, its parts and its endpoint. */
const names = [
  ...siteFacts.projectName.split(' '),
  ...siteFacts.slug.split('-'),
  siteFacts.leads.endpoint,
  '@riverview/',
  ...folders(repository).flatMap(({ name }) => (name.startsWith('mf-') ? [name] : [])),
];

test('the platform knows no product: its names stand nowhere in it', () => {
  const root = path.join(repository, 'platform');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(tsx?|mjs|json|md)$/.test(file) && !/node_modules|dist\//.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8').toLowerCase();
    return names.filter((name) => text.includes(name.toLowerCase())).map((name) => `${file}: ${name}`);
  });
  expect(found).toEqual([]);
});
