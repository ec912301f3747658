import { readFileSync } from 'node:fs';
import type { RemotePage } from '@platform/contract';
import { expect, test } from 'vitest';
import remote from './remote';
import { limits } from './src/content/limits';

test('every piece and prerender file is there', () => {
  const pages: readonly RemotePage[] = remote.pages;
  const files = [...Object.values(remote.exposes), ...pages.flatMap(({ prerender }) => prerender ?? [])];
  for (const file of files) expect(readFileSync(new URL(file, import.meta.url), 'utf8')).toContain('export default');
});

test('old menus lead to the list', () => {
  expect(remote.redirects).toEqual([{ from: '/Promotion/Press', to: '/{site}/press' }]);
});

test('the form allows what the rules allow', () => {
  const rules = readFileSync(new URL('../backend/firestore.rules', import.meta.url), 'utf8');
  for (const [field, most] of Object.entries(limits)) {
    expect(rules).toMatch(new RegExp(`isText\\(post\\.${field}, [01], ${most}\\)`));
  }
});
