import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { LockedRoute, Remote } from '@platform/contract';
import { buildMenu } from '@platform/contract/navigation';
import { buildRedirects, buildRoutes } from '@platform/contract/routes';
import site from '@riverview/site';
import { repository } from '../setup/processes';

const folders = readdirSync(repository).filter((name) => name.startsWith('mf-'));

/** The public surface of every module: a page that is added to one is tested without a change here. */
export const remotes: readonly Remote[] = await Promise.all(
  folders.map(
    async (name) => ((await import(path.join(repository, name, 'remote.ts'))) as { default: Remote }).default,
  ),
);

const menu = buildMenu(remotes, site.menuGroups, site.facts.slug);
const all = buildRoutes(remotes, menu, site.facts.slug);

/** Every path without a parameter, aliases included. */
export const routes: readonly LockedRoute[] = all.filter(({ path }) => !path.includes(':'));

export const redirects = buildRedirects(remotes, site.facts.slug);

/** A page of each module to try outages on. */
export const firstPageOf = (module: string): LockedRoute => {
  const route = routes.find(({ remote }) => remote === module);
  if (!route) throw new Error(`${module} has no page without a parameter.`);
  return route;
};
