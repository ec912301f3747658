import type { Sources } from '@platform/contract';
import type { RenderedPage, Stage } from '../compose/renderPages';
import { checkEmbeds } from './checkEmbeds';
import { type CheckedPage, checkLinks } from './checkLinks';
import { readPage } from './readPage';

/** Files beside the pages that every composition has. */
const publicFiles = ['/sitemap.xml', '/robots.txt', '/rss.xml'];

/** What is wrong with the pages of a composition as a whole, each with module, page and remedy. Empty when all is well. */
export function checkPages(stage: Stage, rendered: readonly RenderedPage[], sources: readonly Sources[]): string[] {
  const pages = new Map<string, CheckedPage>(
    rendered.map(({ path, modules, html }) => [path, { path, modules, ...readPage(html) }]),
  );
  const files = new Set([...stage.files, ...publicFiles]);
  return [
    ...checkLinks({ lock: stage.lock, before: stage.before, pages, files }),
    ...checkEmbeds(pages.values(), sources),
  ];
}
