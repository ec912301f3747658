import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import remote from './remote';

test('every piece has its file', () => {
  const files = Object.values(remote.exposes);
  expect(files.filter((file) => !existsSync(path.join(import.meta.dirname, file)))).toEqual([]);
});

test('no page of it is in a menu, in a footer or in a search result', () => {
  for (const page of remote.pages) {
    expect(page).toMatchObject({ noindex: true });
    expect(page).not.toHaveProperty('menu');
    expect(page).not.toHaveProperty('footer');
  }
});
