import type { BrowserLock, LockedModule, PageData, ShellSurface, StructuredData } from '@platform/contract';
import { scriptJson } from './escape';

/** What the shell's server bundle says every document needs besides its own entry. */
export interface DocumentAssets {
  readonly icon: string;
  /** Fonts of the first paint. */
  readonly fonts: readonly { readonly href: string; readonly fetchPriority: 'high' | 'low' }[];
}

interface DocumentParts {
  /** Tags that React hoisted, and the content of `#root`. */
  readonly head: string;
  readonly body: string;
  readonly lock: BrowserLock;
  readonly shell: LockedModule;
  readonly shellEntry: ShellSurface['entry'];
  readonly assets: DocumentAssets;
  /** Pieces of modules that the page is made of, as `mf-press/PressListPage`. */
  readonly pieces: Iterable<string>;
  readonly page: PageData | null;
  readonly structuredData: readonly StructuredData[];
}

function pieceFiles(lock: BrowserLock, of: string): { css: string[]; js: string[] } {
  const [module = '', expose = ''] = of.split('/');
  const remote = lock.remotes[module];
  const files = remote?.exposes[`./${expose}`];
  if (!remote || !files) throw new Error(`The lock has no piece ${of}.`);
  const address = (file: string) => remote.base + file;
  return { css: files.css.map(address), js: [remote.entry, ...files.js].map(address) };
}

/**
 * A complete document. The order is the order of need: metadata, fonts and styles of the first paint, then scripts,
 * which keep a low priority until the page's main picture has arrived.
 */
export function documentHtml({
  head,
  body,
  lock,
  shell,
  shellEntry,
  assets,
  pieces,
  page,
  structuredData,
}: DocumentParts): string {
  const files = [...pieces].map((of) => pieceFiles(lock, of));
  const css = new Set([...shellEntry.css.map((file) => shell.base + file), ...files.flatMap((piece) => piece.css)]);
  const js = new Set(files.flatMap((piece) => piece.js));
  const lines = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    head,
    `<link rel="icon" href="${assets.icon}" type="image/svg+xml">`,
    ...assets.fonts.map(
      ({ href, fetchPriority }) =>
        `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin fetchpriority="${fetchPriority}">`,
    ),
    ...[...css].map((href) => `<link rel="stylesheet" href="${href}">`),
    ...[...js].map((href) => `<link rel="modulepreload" href="${href}" crossorigin fetchpriority="low">`),
    `<link rel="alternate" type="application/rss+xml" title="RSS" href="/rss.xml">`,
    ...structuredData.map(
      (data) =>
        `<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', ...data })}</script>`,
    ),
    `<script type="application/json" id="release-lock">${scriptJson(lock)}</script>`,
    page ? `<script type="application/json" id="page-data">${scriptJson(page)}</script>` : '',
    ...shellEntry.js.map(
      (file) => `<script type="module" src="${shell.base}${file}" crossorigin fetchpriority="low"></script>`,
    ),
  ];
  return `<!doctype html>\n<html lang="ko">\n<head>\n${lines.filter(Boolean).join('\n')}\n</head>\n<body>\n<div id="root">${body}</div>\n</body>\n</html>\n`;
}
