import { describe, expect, it } from 'vitest';
import { checkRemote, checkTogether } from './checkRemotes';
import type { Remote, RemotePage } from './remote';

const page = (path: string, more: Partial<RemotePage> = {}): RemotePage => ({
  path,
  expose: './Page',
  title: path,
  description: 'Something to read.',
  ...more,
});
const remote = (name: string, pages: readonly RemotePage[], more: Partial<Remote> = {}): Remote => ({
  name,
  devPort: 1,
  exposes: { './Page': './Page.tsx' },
  pages,
  ...more,
});

describe('one module', () => {
  it('is fine when every page names an expose and has a title', () => {
    expect(checkRemote(remote('mf-a', [page('/')]))).toEqual([]);
  });

  it.each([
    ['a path without a slash', page('a'), 'must start with a slash'],
    ['an expose that is not listed', page('/a', { expose: './Nowhere' }), 'Add it to "exposes", or use one of ./Page'],
    [
      'a menu group that does not exist',
      page('/a', { menu: { group: 'nowhere' as 'brand', label: 'a', order: 1 } }),
      'Use one of brand, business',
    ],
    ['no description', page('/a', { description: ' ' }), 'needs a title and a description'],
  ])('is told the remedy for %s', (_, wrong, remedy) => {
    expect(checkRemote(remote('mf-a', [wrong]))).toEqual([expect.stringContaining(remedy)]);
  });
});

describe('modules together', () => {
  it.each([
    ['the same path', '/About', '/About'],
    ['the same path in other letters', '/About', '/about'],
    ['a path that a parameter of the other matches', '/{site}/press/:id', '/{site}/press/new'],
  ])('may not claim %s', (_, one, other) => {
    const problems = checkTogether([remote('mf-a', [page(one)]), remote('mf-b', [page(other, { title: 'b' })])]);
    expect(problems).toEqual([expect.stringMatching(/mf-a and mf-b both claim .* Remove the page from the remote.ts/)]);
  });

  it('may not claim an alias or a redirect of another either', () => {
    const a = remote('mf-a', [page('/a', { aliases: ['/b'] })], { redirects: [{ from: '/c', to: '/a' }] });
    expect(checkTogether([a, remote('mf-b', [page('/b'), page('/c', { title: 'c' })])])).toHaveLength(2);
  });

  it('may not give two pages one title', () => {
    const problems = checkTogether([
      remote('mf-a', [page('/a', { title: 'Same' })]),
      remote('mf-b', [page('/b', { title: 'Same' })]),
    ]);
    expect(problems).toEqual([expect.stringContaining('the same title "Same"')]);
  });
});
