import type { LockedMenuGroup, MenuEntry } from './lock';
import type { Remote, RemotePage } from './remote';
import type { MenuGroup } from './site';
import { withSlug } from './sitePaths';

const byOrder = (one: RemotePage, other: RemotePage) => (one.menu?.order ?? 0) - (other.menu?.order ?? 0);

/** The navigation that the pages of all modules make together. Groups without an entry are left out. */
export function buildMenu(
  remotes: readonly Remote[],
  menuGroups: readonly MenuGroup[],
  slug: string,
): LockedMenuGroup[] {
  const pages = remotes.flatMap((remote) => remote.pages);
  return menuGroups
    .map(({ id, label, inHeader }) => ({
      id,
      label,
      inHeader,
      entries: pages
        .filter((page) => page.menu?.group === id && page.menu?.listed !== false)
        .sort(byOrder)
        .map((page) => ({ label: page.menu?.label ?? page.title, path: withSlug(page.menu?.path ?? page.path, slug) })),
    }))
    .filter((group) => group.entries.length > 0);
}

/** The sub-menu on a page's banner: the page's own choice, or the entries of its menu group. */
export function submenuOf(
  page: RemotePage,
  remotes: readonly Remote[],
  menu: readonly LockedMenuGroup[],
  slug: string,
): MenuEntry[] {
  const group = menu.find(({ id }) => id === page.menu?.group)?.entries ?? [];
  const { submenu } = page;
  if (submenu === undefined) return [...group];
  if ('first' in submenu) return group.slice(0, submenu.first);
  const pages = remotes.flatMap((remote) => remote.pages);
  return submenu.map((path) => {
    const target = pages.find((candidate) => candidate.path === path);
    if (!target) {
      throw new Error(`The sub-menu of ${page.path} names ${path}, which no module owns. Correct it in remote.ts.`);
    }
    return { label: target.menu?.label ?? target.title, path: withSlug(target.path, slug) };
  });
}

/** Links of the footer, in order. */
export function footerLinks(remotes: readonly Remote[], slug: string): MenuEntry[] {
  return remotes
    .flatMap((remote) => remote.pages)
    .flatMap((page) => (page.footer ? [{ ...page.footer, path: withSlug(page.path, slug) }] : []))
    .sort((one, other) => one.order - other.order)
    .map(({ label, path }) => ({ label, path }));
}
