import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import remote from './remote';

test('every piece has its file', () => {
  const files = [
    ...Object.values(remote.exposes),
    ...remote.pages.flatMap((page) => ('prerender' in page ? page.prerender : [])),
  ];
  expect(files.filter((file) => !existsSync(path.join(import.meta.dirname, file)))).toEqual([]);
});

test('the customer page is one screen under two addresses', () => {
  expect(remote.pages.find(({ path }) => path === '/{site}/customer')).toMatchObject({
    aliases: ['/Promotion/Customer'],
  });
});

test('one name leads to the customer page: that of its heading', () => {
  const page = remote.pages.find(({ path }) => path === '/{site}/customer');
  expect([page?.heading, page && 'menu' in page && page.menu?.label, page?.title.split(' – ')[0]]).toEqual([
    '방문예약',
    '방문예약',
    '방문예약',
  ]);
});

test('the inbox is in no menu and in no search result', () => {
  const inbox = remote.pages.find(({ path }) => path === '/Admin/Leads');
  expect(inbox).toMatchObject({ noindex: true });
  expect(inbox).not.toHaveProperty('menu');
});
