import type { LockedRoute, ReleaseLock } from '@platform/contract';
import { isStandIn, pathsOverlap } from '@platform/contract/sitePaths';
import { notFoundFile } from '../edge/findPage';
import { type PageTraits, pageTraits } from './pageTraits';
import type { LeftOut } from './verdict';

/** So many pages are opened where more have changed. */
export const mostPages = 12;

/** A page to be opened. */
export interface ChosenPage {
  readonly path: string;
  /** Below the site's public folder. */
  readonly file: string;
  /** The module that owns it: the shell that of the page for addresses without one. */
  readonly module: string;
  readonly route: LockedRoute | null;
}

/** The pages that speak for a release, and those that are not opened. */
export interface Choice {
  readonly pages: readonly ChosenPage[];
  readonly leftOut: readonly LeftOut[];
}

interface Changes {
  readonly lock: Pick<ReleaseLock, 'routes'>;
  /** The composed files by their path, and those that are live; `null`: nothing is. */
  readonly files: Readonly<Record<string, string>>;
  readonly before: Readonly<Record<string, string>> | null;
  /** Modules in another version. */
  readonly changed: readonly string[];
  readonly most?: number;
}

interface Candidate extends ChosenPage {
  readonly traits: PageTraits;
  readonly isChanged: boolean;
  readonly hasOtherFiles: boolean;
}

const pathOf = (file: string) => (file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`);

const differ = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size !== other.size || [...one].some((each) => !other.has(each));

function candidates({ lock, files, before }: Changes): Candidate[] {
  return Object.entries(files).flatMap(([file, html]) => {
    if (!file.endsWith('.html') || isStandIn(file)) return [];
    const path = pathOf(file);
    const route =
      file === notFoundFile
        ? null
        : (lock.routes.find((one) => one.path === path) ??
          lock.routes.find((one) => one.path.includes(':') && pathsOverlap(one.path, path)));
    // A file of a module for pages of other sites.
    if (route === undefined) return [];
    const traits = pageTraits(html);
    const there = before?.[file];
    const was = there === undefined ? null : pageTraits(there);
    return [
      {
        path,
        file,
        route,
        module: route?.remote ?? 'shell',
        traits,
        isChanged: was?.content !== traits.content,
        hasOtherFiles: was === null || differ(was.files, traits.files),
      },
    ];
  });
}

/** Template by template, each one's first page before any one's second. */
function spread(pages: readonly Candidate[]): Candidate[] {
  const templates = new Map<string, number>();
  const ranked = pages.map((page) => {
    const template = page.route ? page.module + page.route.expose : page.file;
    const rank = templates.get(template) ?? 0;
    templates.set(template, rank + 1);
    return { page, rank };
  });
  return ranked.sort((one, other) => one.rank - other.rank).map(({ page }) => page);
}

const some = 12;

function leave(pages: readonly ChosenPage[], why: string): LeftOut[] {
  return pages.length ? [{ count: pages.length, pages: pages.slice(0, some).map(({ path }) => path), why }] : [];
}

/**
 * Chooses the pages that speak for a release: all that have other content, one of each template whose scripts or styles are
 * others, and at least one of each module that has changed. Where these are too many: one of each module, then one of each
 * template, then the others.
 */
export function choosePages(changes: Changes): Choice {
  const { changed, most = mostPages } = changes;
  const all = candidates(changes);
  const wanted = new Set<Candidate>();
  // One of each module first, the one that says most: changed itself, or of other files.
  for (const module of changed) {
    const has = all.filter(({ traits, module: owner }) => owner === module || traits.modules.has(module));
    const page =
      has.find(({ isChanged, module: owner }) => isChanged && owner === module) ??
      has.find(({ hasOtherFiles, module: owner }) => hasOtherFiles && owner === module) ??
      has.find(({ hasOtherFiles }) => hasOtherFiles) ??
      has[0];
    if (page) wanted.add(page);
  }
  for (const page of spread(all.filter(({ isChanged }) => isChanged))) wanted.add(page);
  const sameFiles: Candidate[] = [];
  const seen = new Set([...wanted].map(({ module, route }) => module + route?.expose));
  for (const page of all.filter(({ isChanged, hasOtherFiles }) => hasOtherFiles && !isChanged)) {
    if (wanted.has(page)) continue;
    const template = page.module + page.route?.expose;
    if (seen.has(template)) sameFiles.push(page);
    else wanted.add(page);
    seen.add(template);
  }
  const opened = [...wanted].slice(0, most);
  return {
    pages: opened.map(({ path, file, module, route }) => ({ path, file, module, route })),
    leftOut: [
      ...leave([...wanted].slice(most), `more than the ${most} that are opened`),
      ...leave(sameFiles, 'same content, and the template with the other files is opened elsewhere'),
    ],
  };
}
