import { expect, it } from 'vitest';
import { buildMenu, footerLinks, submenuOf } from './navigation';
import type { Remote, RemotePage } from './remote';
import { pathsOverlap, withParams, withSlug } from './sitePaths';
import { sampleSite } from './testing/sampleSite';

const page = (path: string, group: string, order: number, more: Partial<RemotePage> = {}): RemotePage => ({
  path,
  expose: './Page',
  title: path,
  description: path,
  menu: { group, label: `label of ${path}`, order },
  ...more,
});
const remote = (name: string, pages: readonly RemotePage[]): Remote => ({ name, devPort: 1, exposes: {}, pages });

const remotes = [
  remote('mf-a', [
    page('/{site}/news', 'news', 2, { footer: { label: 'news', order: 2 } }),
    page('/intro', 'about', 1),
  ]),
  remote('mf-b', [page('/sign-up', 'news', 1, { footer: { label: 'sign up', order: 1 } })]),
];
const menu = buildMenu(remotes, sampleSite.menuGroups, 'river');

it('puts pages of different modules into one group, in order, and leaves out empty groups', () => {
  expect(menu.map(({ id }) => id)).toEqual(['about', 'news']);
  expect(menu[1]?.entries.map(({ path }) => path)).toEqual(['/sign-up', '/river/news']);
});

it('leaves out a page that is not listed, which still shows the sub-menu of its group', () => {
  const hidden = page('/hidden', 'about', 0);
  const unlisted: RemotePage = { ...hidden, menu: { group: 'about', label: 'hidden', order: 0, listed: false } };
  const all = [...remotes, remote('mf-c', [unlisted])];
  expect(buildMenu(all, sampleSite.menuGroups, 'river')[0]?.entries).toEqual([
    { label: 'label of /intro', path: '/intro' },
  ]);
  expect(submenuOf(unlisted, all, menu, 'river')).toEqual([{ label: 'label of /intro', path: '/intro' }]);
});

it('lists a page in further groups, in their order; its own sub-menu stays', () => {
  const dates = page('/dates', 'about', 9, { alsoIn: [{ group: 'news', label: 'dates', order: 0 }] });
  const all = [...remotes, remote('mf-c', [dates])];
  const groups = buildMenu(all, sampleSite.menuGroups, 'river');
  expect(groups.map(({ entries }) => entries.map(({ path }) => path))).toEqual([
    ['/intro', '/dates'],
    ['/dates', '/sign-up', '/river/news'],
  ]);
  expect(submenuOf(dates, all, groups, 'river').map(({ path }) => path)).toEqual(['/intro', '/dates']);
});

it('lets a page choose its sub-menu: the first entries of its group, or pages by path', () => {
  const first = page('/x', 'news', 9, { submenu: { first: 1 } });
  expect(submenuOf(first, remotes, menu, 'river').map(({ path }) => path)).toEqual(['/sign-up']);
  const chosen = page('/x', 'news', 9, { submenu: ['/intro', '/{site}/news'] });
  expect(submenuOf(chosen, remotes, menu, 'river').map(({ path }) => path)).toEqual(['/intro', '/river/news']);
  const wrong = page('/x', 'news', 9, { submenu: ['/nowhere'] });
  expect(() => submenuOf(wrong, remotes, menu, 'river')).toThrow('names /nowhere, which no module owns');
});

it('orders the footer across modules', () => {
  expect(footerLinks(remotes, 'river')).toEqual([
    { label: 'sign up', path: '/sign-up' },
    { label: 'news', path: '/river/news' },
  ]);
});

it('fills paths', () => {
  expect(withSlug('/{site}/news/:id', 'river')).toBe('/river/news/:id');
  expect(withParams('/river/news/:id', { id: '새 글' })).toBe(`/river/news/${encodeURIComponent('새 글')}`);
  expect(() => withParams('/river/news/:id', {})).toThrow('needs a value for ":id"');
  expect(pathsOverlap('/a/b', '/a')).toBe(false);
});
