import type { LiveSite } from './liveSites';

/** Name of the page that says that there is none. */
export const notFoundFile = '404.html';
/** Whose headers answers have that are of no page. */
export const notFoundPath = '/404';

/** What stands at a path: a public file, or the path that it has moved to for good. */
export type FoundPage = { readonly file: string } | { readonly movedTo: string };

const withoutEnd = (text: string, end: string) => (text.endsWith(end) ? text.slice(0, -end.length) : text);

/** The address of a page without the ending of its file: `/a.html` and `/a/index.html` are `/a`. */
const cleanAddress = (path: string): string => withoutEnd(withoutEnd(path, '.html'), '/index') || '/';

/**
 * Finds what a decoded path of the site leads to, `null` where that is nothing. Order and rules are those of Firebase
 * Hosting with clean addresses and no trailing slashes: redirects, files, rewrites; a folder is nothing.
 */
export function findPage({ files, rules }: Pick<LiveSite, 'files' | 'rules'>, path: string): FoundPage | null {
  const ruled = rules.redirect(path);
  if (ruled !== null) return { movedTo: ruled };
  if (path === '/') return { file: 'index.html' };
  const name = path.slice(1);
  if (files.has(name)) return name.endsWith('.html') ? { movedTo: cleanAddress(path) } : { file: name };
  const bare = withoutEnd(name, '/');
  if (files.has(`${bare}.html`)) {
    if (bare !== name) return { movedTo: `/${bare}` };
    if (cleanAddress(path) !== path) return { movedTo: cleanAddress(path) };
    return bare === withoutEnd(notFoundFile, '.html') ? null : { file: `${bare}.html` };
  }
  const rewritten = rules.rewrite(path)?.slice(1);
  return rewritten !== undefined && files.has(rewritten) ? { file: rewritten } : null;
}
