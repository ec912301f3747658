import { describe, expect, it } from 'vitest';
import { checkRemote, checkTogether } from './checkRemotes';
import type { Remote, RemotePage } from './remote';
import { sampleSite } from './testing/sampleSite';

const { menuGroups } = sampleSite;

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
    ['no description', page('/a', { description: ' ' }), 'needs a title and a description'],
  ])('is told the remedy for %s', (_, wrong, remedy) => {
    expect(checkRemote(remote('mf-a', [wrong]))).toEqual([expect.stringContaining(remedy)]);
  });
});

describe('modules together', () => {
  it.each([
    ['the same path', '/About', '/About'],
    ['the same path in other letters', '/About', '/about'],
    ['a path that a parameter of the other matches', '/{site}/news/:id', '/{site}/news/new'],
  ])('may not claim %s', (_, one, other) => {
    const both = [remote('mf-a', [page(one)]), remote('mf-b', [page(other, { title: 'b' })])];
    const problems = checkTogether(both, menuGroups);
    expect(problems).toEqual([expect.stringMatching(/mf-a and mf-b both claim .* Remove the page from the remote.ts/)]);
  });

  it('may not claim an alias or a redirect of another either', () => {
    const a = remote('mf-a', [page('/a', { aliases: ['/b'] })], { redirects: [{ from: '/c', to: '/a' }] });
    expect(checkTogether([a, remote('mf-b', [page('/b'), page('/c', { title: 'c' })])], menuGroups)).toHaveLength(2);
  });

  it('may not give two pages one title', () => {
    const both = [remote('mf-a', [page('/a', { title: 'Same' })]), remote('mf-b', [page('/b', { title: 'Same' })])];
    const problems = checkTogether(both, menuGroups);
    expect(problems).toEqual([expect.stringContaining('the same title "Same"')]);
  });

  it('may not join a menu group that the site does not have', () => {
    const lost = remote('mf-a', [page('/a', { menu: { group: 'nowhere', label: 'a', order: 1 } })]);
    expect(checkTogether([lost], menuGroups)).toEqual([expect.stringContaining('Use one of about, news, extra')]);
  });
});
