import type { LockedMenuGroup, MenuEntry } from './lock';
import { allMenuGroups } from './menuGroups';
import type { PageMenu, Remote, RemotePage } from './remote';
import type { MenuGroup } from './site';
import { withSlug } from './sitePaths';

/** Every place of a page in the navigation, its own first. */
const placesOf = ({ menu, alsoIn = [] }: RemotePage): readonly PageMenu[] => (menu ? [menu, ...alsoIn] : alsoIn);

/** The navigation that the pages of all modules make together. Groups without an entry are left out. */
export function buildMenu(
  remotes: readonly Remote[],
  menuGroups: readonly MenuGroup[],
  slug: string,
): LockedMenuGroup[] {
  const pages = remotes.flatMap((remote) => remote.pages);
  return allMenuGroups(remotes, menuGroups)
    .map((group) => ({
      ...group,
      entries: pages
        .flatMap((page) => placesOf(page).map((place) => ({ ...place, page })))
        .filter((place) => place.group === group.id && place.listed !== false)
        .sort((one, other) => one.order - other.order)
        .map(({ label, path, page }) => ({ label, path: withSlug(path ?? page.path, slug) })),
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
    .flatMap((page) =>
      page.footer ? [{ ...page.footer, language: page.language, path: withSlug(page.path, slug) }] : [],
    )
    .sort((one, other) => one.order - other.order)
    .map(({ label, path, language }) => ({ label, path, ...(language && { language }) }));
}
