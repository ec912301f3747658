import { checkBanners } from './banners';
import { checkLanguages } from './languages';
import { allMenuGroups, checkMenuGroups } from './menuGroups';
import type { Remote } from './remote';
import type { MenuGroup } from './site';
import { pathsOverlap } from './sitePaths';

interface Claim {
  readonly path: string;
  readonly owner: string;
}

function claimsOf(remote: Remote): Claim[] {
  const pages = remote.pages.flatMap((page) => [page.path, ...(page.aliases ?? [])]);
  const redirects = (remote.redirects ?? []).map(({ from }) => from);
  return [...pages, ...redirects].map((path) => ({ path, owner: remote.name }));
}

/** What is wrong with one module's `remote.ts`, each with its remedy. Empty when all is well. */
export function checkRemote(remote: Remote): string[] {
  const problems = checkBanners(remote);
  for (const page of remote.pages) {
    if (!page.path.startsWith('/')) problems.push(`${remote.name}: the path "${page.path}" must start with a slash.`);
    if (!(page.expose in remote.exposes)) {
      problems.push(
        `${remote.name}: the page ${page.path} names the expose ${page.expose}, which is not listed. ` +
          `Add it to "exposes", or use one of ${Object.keys(remote.exposes).join(', ')}.`,
      );
    }
    if (!page.title.trim() || !page.description.trim()) {
      problems.push(`${remote.name}: the page ${page.path} needs a title and a description; search results show them.`);
    }
  }
  return problems;
}

/** Pages that join a menu group the site does not have. */
function checkGroups(remotes: readonly Remote[], menuGroups: readonly MenuGroup[]): string[] {
  const known = menuGroups.map(({ id }) => id as string);
  return remotes.flatMap(({ name, pages }) =>
    pages.flatMap(({ path, menu, alsoIn = [] }) =>
      [...(menu ? [menu] : []), ...alsoIn].flatMap(({ group }) =>
        known.includes(group)
          ? []
          : `${name}: the page ${path} joins the menu group "${group}", which does not exist. ` +
            `Use one of ${known.join(', ')}, or bring it: "menuGroups" of remote.ts.`,
      ),
    ),
  );
}

/** What keeps modules from being composed together: two claims of one path, two pages of one title, a menu group that is not there. */
export function checkTogether(remotes: readonly Remote[], menuGroups: readonly MenuGroup[]): string[] {
  const problems = [
    ...checkMenuGroups(remotes, menuGroups),
    ...checkGroups(remotes, allMenuGroups(remotes, menuGroups)),
    ...checkLanguages(remotes),
  ];
  const claims = remotes.flatMap(claimsOf);
  for (const [index, claim] of claims.entries()) {
    for (const earlier of claims.slice(0, index)) {
      if (!pathsOverlap(claim.path, earlier.path)) continue;
      const owners =
        claim.owner === earlier.owner ? `${claim.owner} claims` : `${earlier.owner} and ${claim.owner} both claim`;
      const paths =
        claim.path === earlier.path ? claim.path : `${earlier.path} and ${claim.path}, which match the same address`;
      problems.push(`${owners} ${paths}. Remove the page from the remote.ts of the module that does not own it.`);
    }
  }
  const titles = new Map<string, string>();
  for (const remote of remotes) {
    for (const page of remote.pages) {
      const other = titles.get(page.title);
      if (other)
        problems.push(
          `${other} and ${remote.name}${page.path} have the same title "${page.title}". Give each its own.`,
        );
      titles.set(page.title, `${remote.name}${page.path}`);
    }
  }
  return problems;
}
