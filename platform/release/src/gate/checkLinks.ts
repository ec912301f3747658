import type { ReleaseLock } from '@platform/contract';
import { isStandIn, pathsOverlap } from '@platform/contract/sitePaths';
import type { PageReferences } from './readPage';

/** A composed page and what it refers to. */
export interface CheckedPage extends PageReferences {
  /** Address of the page: `/about`. */
  readonly path: string;
  /** Modules whose pieces it is made of; the shell is on every page. */
  readonly modules: readonly string[];
}

interface LinkContext {
  readonly lock: ReleaseLock;
  /** Pages by their address. */
  readonly pages: ReadonlyMap<string, CheckedPage>;
  /** Further public files by their address, and paths that the back end answers (a prefix ends in `/`). */
  readonly files: ReadonlySet<string>;
  /** The lock that is live now, which knows who owned a path before. */
  readonly before: ReleaseLock | null;
}

type Problem = { readonly target: string; readonly what: 'path' | 'anchor' };

/** Whether an address is answered by a page, a page that stands in for any value, a redirect, the back end or another public file. */
function isAnswered(path: string, { lock, pages, files }: LinkContext): boolean {
  if (pages.has(path) || files.has(path)) return true;
  if (lock.redirects.some(({ from }) => from === path)) return true;
  if (lock.endpoints.some((endpoint) => path === endpoint || path.startsWith(`${endpoint}/`))) return true;
  return lock.routes.some((route) => route.path.includes(':') && pathsOverlap(route.path, path));
}

function problemOf(link: string, page: CheckedPage, context: LinkContext): Problem | null {
  const { origin } = context.lock.facts;
  const own = link.startsWith(`${origin}/`) ? link.slice(origin.length) : link;
  if (!/^[/#]/.test(own) || own.startsWith('//')) return null;
  const [address = '', anchor = ''] = own.split('#', 2);
  const path = decodeURI(address.split('?', 1)[0] ?? '') || page.path;
  if (!isAnswered(path, context)) return { target: path, what: 'path' };
  const target = context.pages.get(path);
  if (anchor && target && !target.ids.has(decodeURIComponent(anchor))) {
    return { target: `${path}#${anchor}`, what: 'anchor' };
  }
  return null;
}

function sentence({ target, what }: Problem, found: readonly CheckedPage[], { lock, before }: LinkContext): string {
  const path = target.split('#', 1)[0] ?? '';
  const owner = (of: ReleaseLock | null) => of?.routes.find((route) => pathsOverlap(route.path, path))?.remote;
  const places = found.length > 1 ? `${found[0]?.path} and ${found.length - 1} more` : found[0]?.path;
  const users = [...new Set(found.flatMap(({ modules }) => modules))].sort().join(', ') || 'the shell';
  if (what === 'anchor') {
    return (
      `${owner(lock)}: there is no element with the id of ${target}, to which a link leads on ${places} (${users}). ` +
      'Give it back its id, or publish the page with the link corrected first.'
    );
  }
  const past = owner(before);
  return (
    `${past ? `${past} gave up ${path}` : `Nobody owns ${path}`}, to which a link leads on ${places} (${users}). ` +
    `${past ? 'Keep the path, or lead it elsewhere with a redirect in remote.ts' : 'Correct the link'}, or publish the page without the link first.`
  );
}

/** Whether a page is made of a document: what its text links to is whoever wrote it, and no module could correct it. */
const isOfDocument = ({ path }: CheckedPage, { routes }: ReleaseLock): boolean =>
  routes.some((route) => route.documents !== undefined && !isStandIn(path) && pathsOverlap(route.path, path));

/** Links of composed pages that lead nowhere, a sentence for each target with its provider, its consumers and the remedy. */
export function checkLinks(context: LinkContext): string[] {
  const byTarget = new Map<string, { problem: Problem; pages: Set<CheckedPage> }>();
  for (const page of context.pages.values()) {
    // A link that leads nowhere is the reader's 404; refused, it would keep every later post from becoming a page.
    if (isOfDocument(page, context.lock)) continue;
    for (const link of page.links) {
      const problem = problemOf(link, page, context);
      if (!problem) continue;
      const known = byTarget.get(problem.target);
      if (known) known.pages.add(page);
      else byTarget.set(problem.target, { problem, pages: new Set([page]) });
    }
  }
  return [...byTarget.values()].map(({ problem, pages }) => sentence(problem, [...pages], context));
}
