import type { Sources } from '@platform/contract';
import type { Composition } from '../compose/renderPages';
import { checkEmbeds } from './checkEmbeds';
import { type CheckedPage, checkLinks } from './checkLinks';
import { type PageReferences, readPage } from './readPage';

/** A page as visitors get it. */
export interface ComposedPage {
  readonly path: string;
  readonly modules: readonly string[];
  readonly html: string;
}

/** Files beside the pages that every composition has. */
const publicFiles = ['/sitemap.xml', '/robots.txt', '/rss.xml'];

/**
 * What is wrong with the pages of a composition as a whole, each with module, page and remedy. Empty when all is well.
 *
 * @param read reads a document, or remembers what it read
 */
export async function checkPages(
  composition: Composition,
  rendered: readonly ComposedPage[],
  sources: readonly Sources[],
  read: (html: string) => PageReferences | Promise<PageReferences> = readPage,
): Promise<string[]> {
  const pages = new Map<string, CheckedPage>();
  for (const { path, modules, html } of rendered) pages.set(path, { path, modules, ...(await read(html)) });
  const files = new Set([...composition.files, ...publicFiles]);
  return [
    ...checkLinks({ lock: composition.lock, before: composition.before, pages, files }),
    ...checkEmbeds(pages.values(), sources),
  ];
}
