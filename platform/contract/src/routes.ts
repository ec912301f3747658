import type { LockedMenuGroup, LockedRoute } from './lock';
import { submenuOf } from './navigation';
import type { Remote } from './remote';
import { withSlug } from './sitePaths';

/** Every path of every module, aliases included. */
export function buildRoutes(remotes: readonly Remote[], menu: readonly LockedMenuGroup[], slug: string): LockedRoute[] {
  return remotes.flatMap((remote) =>
    remote.pages.flatMap((page) =>
      [page.path, ...(page.aliases ?? [])].map((path) => ({
        path: withSlug(path, slug),
        canonical: withSlug(page.path, slug),
        remote: remote.name,
        expose: page.expose,
        title: page.title,
        description: page.description,
        heading: page.heading ?? page.title,
        ...(page.ownHeading && { ownHeading: true }),
        banner: page.banner ?? null,
        ...(page.lowBanner && { lowBanner: true }),
        ...(page.startsByItself && { startsByItself: true }),
        ...(page.internal && { internal: true }),
        ...(page.documents && { documents: page.documents }),
        ...(page.language && { language: page.language }),
        ...(page.translates && { translates: withSlug(page.translates, slug) }),
        group: page.menu?.group ?? null,
        submenu: submenuOf(page, remotes, menu, slug),
        noindex: page.noindex ?? false,
      })),
    ),
  );
}

/** Paths that only lead elsewhere. */
export function buildRedirects(remotes: readonly Remote[], slug: string): { from: string; to: string }[] {
  return remotes.flatMap((remote) =>
    (remote.redirects ?? []).map(({ from, to }) => ({ from: withSlug(from, slug), to: withSlug(to, slug) })),
  );
}
