import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Remote, RemotePage } from '@platform/contract';
import { pathsOverlap } from '@platform/contract/sitePaths';

/** The modules of a workspace, read from their `remote.ts`. */
export async function readModules(workspace: string): Promise<Remote[]> {
  const folders = (await readdir(workspace)).filter((name) => /^mf-/.test(name)).sort();
  return Promise.all(
    folders.map(async (folder) => {
      const file = pathToFileURL(path.join(workspace, folder, 'remote.ts')).href;
      return ((await import(file)) as { default: Remote }).default;
    }),
  );
}

/** A port that no module is developed on. */
export const nextPort = (modules: readonly Remote[]): number => {
  // Kept by the shell, the back end and what serves the release store: 4000, 4009, 4010.
  const taken = new Set([4000, 4009, 4010, ...modules.map(({ devPort }) => devPort)]);
  let port = 4001;
  while (taken.has(port)) port++;
  return port;
};

const pagesOf = (modules: readonly Remote[]): readonly RemotePage[] => modules.flatMap(({ pages }) => pages);

/** Where a page would stand behind the others of its menu group, and the banner that they have. */
export function placeInGroup(modules: readonly Remote[], group: string): { order: number; banner: string } {
  const inGroup = pagesOf(modules).filter(({ menu }) => menu?.group === group);
  const banners = [...inGroup, ...pagesOf(modules)].flatMap(({ banner }) => banner ?? []);
  return { order: Math.max(0, ...inGroup.map(({ menu }) => menu?.order ?? 0)) + 1, banner: banners[0] ?? '' };
}

/** The module that has a page at that path already, or `null`. */
export const ownerOf = (modules: readonly Remote[], path: string): string | null =>
  modules.find(({ pages }) =>
    pages.some((page) => [page.path, ...(page.aliases ?? [])].some((taken) => pathsOverlap(taken, path))),
  )?.name ?? null;
