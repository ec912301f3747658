import type { Sources } from '@platform/contract';
import type { Composition, RenderedPage } from '../compose/composition';
import { checkEmbeds } from './checkEmbeds';
import { type CheckedPage, checkLinks } from './checkLinks';

/** Files beside the pages that every composition has. */
const publicFiles = ['/sitemap.xml', '/robots.txt', '/rss.xml'];

/** What is wrong with the pages of a composition as a whole, each with module, page and remedy. Empty when all is well. */
export function checkPages(
  composition: Composition,
  rendered: readonly RenderedPage[],
  sources: readonly Sources[],
): string[] {
  const pages = new Map<string, CheckedPage>(
    rendered.map(({ path, modules, references }) => [path, { path, modules, ...references }]),
  );
  const alternates = rendered.flatMap((page) => Object.keys(page.alternates).map((file) => `/${file}`));
  const files = new Set([...composition.files, ...publicFiles, ...alternates]);
  return [
    ...checkLinks({ lock: composition.lock, before: composition.before, pages, files }),
    ...checkEmbeds(pages.values(), sources),
  ];
}
