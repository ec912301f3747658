import type { LiveSite } from './liveSites';

/** Name of the page that says that there is none. */
export const notFoundFile = '404.html';

/** What stands at a path: a public file, or the path that it has moved to for good. */
export type FoundPage = { readonly file: string } | { readonly movedTo: string };

/** The published spelling of a path that names a file (`/a.html`) or a folder (`/a/`) instead of a page; else `null`. */
function cleanPath(path: string): string | null {
  if (path === '/') return null;
  if (path.endsWith('/')) return path.slice(0, -1);
  if (path.endsWith('/index.html')) return path.slice(0, -'/index.html'.length) || '/';
  return path.endsWith('.html') ? path.slice(0, -'.html'.length) : null;
}

function fileOf({ files, rules }: Pick<LiveSite, 'files' | 'rules'>, path: string): string | null {
  const names = path === '/' ? ['index.html'] : [`${path.slice(1)}.html`, path.slice(1)];
  const name = names.find((one) => files.has(one)) ?? rules.rewrite(path)?.slice(1);
  return name !== undefined && name !== notFoundFile && files.has(name) ? name : null;
}

/**
 * Finds what a decoded path of the site leads to, `null` where that is nothing. Order as on Firebase Hosting: redirects,
 * files, rewrites. A path is led to its published spelling only where there is a page: a folder is nothing.
 */
export function findPage(site: Pick<LiveSite, 'files' | 'rules'>, path: string): FoundPage | null {
  const ruled = site.rules.redirect(path);
  if (ruled !== null) return { movedTo: ruled };
  const clean = cleanPath(path);
  if (clean !== null) {
    const further = findPage(site, clean);
    return further && ('movedTo' in further ? further : { movedTo: clean });
  }
  const file = fileOf(site, path);
  return file === null ? null : { file };
}
