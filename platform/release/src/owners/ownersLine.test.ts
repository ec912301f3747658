import { expect, test } from 'vitest';
import { ownersLine } from './ownersLine';

const modules = ['shell', 'mf-news', 'mf-about'];

test.each([
  ['owner', "owner: { key: 'k', owns: ['site-facts', 'composer'], channels: ['*'], contact: '…' },"],
  ['news', "news: { key: 'k', owns: ['mf-news'], channels: ['live'], contact: '…' },"],
  ['mf-news', "'mf-news': { key: 'k', owns: ['mf-news'], channels: ['live'], contact: '…' },"],
  ['shell', "shell: { key: 'k', owns: ['shell'], channels: ['live'], contact: '…' },"],
  // Nobody can say which module that is but who asks.
  ['build-server', "'build-server': { key: 'k', owns: ['…'], channels: ['live'], contact: '…' },"],
])('the line of a key %s names what it is for', (name, line) => {
  expect(ownersLine(name, 'k', modules)).toBe(line);
});
