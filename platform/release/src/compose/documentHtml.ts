import type { PageData, ReleaseLock, ShellSurface, StructuredData } from '@platform/contract';
import type { Translation } from '@platform/contract/languages';
import { alternateLink } from './alternates';
import { escapeMarkup, scriptJson } from './escape';
import { integrityOf, integrityOfHash } from './integrity';
import { lockFile } from './makeLock';

/** What the shell's server bundle says every document needs besides its own entry. */
export interface DocumentAssets {
  /** The site's sign: a drawing (SVG), 48 × 48 px and, for home screens, 180 × 180 px (PNG). */
  readonly icons: { readonly drawing: string; readonly favicon: string; readonly touch: string };
}

/** The site's fonts, as a document links them. */
export interface DocumentFonts {
  /** Declares those of the first screen. */
  readonly stylesheet: Checked | null;
  /** Declares all others: fetched once nothing waits for it. */
  readonly later: Checked | null;
  /** Asset names of the files among those that this page is drawn from: they are here before the stylesheet is. */
  readonly laterFiles: readonly string[];
  /** Files of the first screen. */
  readonly preloads: readonly { readonly href: string; readonly fetchPriority: 'high' | 'low' }[];
}

/** What a document is made of. */
export interface DocumentParts {
  /** Tags that React hoisted, and the content of `#root`. */
  readonly head: string;
  readonly body: string;
  readonly lock: ReleaseLock;
  /** The release's import map. */
  readonly importMap: string;
  readonly shellEntry: ShellSurface['entry'];
  /** The script that starts the others, and what it goes by; `null` where they start by themselves. */
  readonly boot: { readonly code: string; readonly startsByItself: boolean } | null;
  readonly assets: DocumentAssets;
  readonly fonts: DocumentFonts;
  /** Text of all its stylesheets, which stands in the document; `null` where the document links them. */
  readonly styles: string | null;
  /** Pieces of modules that the page is made of, as `mf-news/ListPage`. */
  readonly pieces: Iterable<string>;
  /** Those among them whose scripts wait until they are seen. */
  readonly waiting: ReadonlySet<string>;
  readonly page: PageData | null;
  /** Files of its other formats: `Brand/intro.ics`. */
  readonly alternates: readonly string[];
  readonly structuredData: readonly StructuredData[];
  /** As BCP 47 names it. */
  readonly language: string;
  /** Pages that say the same, itself among them. */
  readonly translations: readonly Translation[];
}

/** A file's address and what the browser holds it against. */
export type Checked = readonly [address: string, integrity: string];

function pieceFiles(lock: ReleaseLock, of: string): { css: Checked[]; js: Checked[] } {
  const [module = '', expose = ''] = of.split('/');
  const remote = lock.remotes[module];
  const files = remote?.exposes[`./${expose}`];
  if (!remote || !files) throw new Error(`The lock has no piece ${of}.`);
  const checked = (file: string): Checked => [remote.base + file, integrityOf(remote, file)];
  return { css: files.css.map(checked), js: [remote.entry, ...files.js].map(checked) };
}

/** Stylesheets of the first paint, in their order: the site's own, then those of modules. */
export function stylesheetsOf({
  lock,
  shellEntry,
  fonts,
  pieces,
}: Pick<DocumentParts, 'lock' | 'shellEntry' | 'fonts' | 'pieces'>): Record<'ofSite' | 'ofModules', Checked[]> {
  const { shell } = lock;
  const ofShell = shellEntry.css.map((file): Checked => [shell.base + file, integrityOf(shell, file)]);
  const ofModules = new Map([...pieces].flatMap((of) => pieceFiles(lock, of).css));
  return { ofSite: [...(fonts.stylesheet ? [fonts.stylesheet] : []), ...ofShell], ofModules: [...ofModules] };
}

/** What the boot script goes by, as data of the template that keeps the other scripts back. */
function restData({ slots }: ReleaseLock, { startsByItself }: NonNullable<DocumentParts['boot']>): string {
  const stored = Object.values(slots).flatMap(({ whenStored }) => whenStored ?? []);
  const names = stored.length ? ` data-when-stored="${escapeMarkup(stored.join(' '))}"` : '';
  return (startsByItself ? ' data-starts-by-itself' : '') + names;
}

/** Links to what a press opens on any page: pieces in slots that show only when a visitor asks for them. */
function pressedFiles(lock: ReleaseLock): string[] {
  const opened = Object.values(lock.slots).filter(
    ({ of, whenStored }) => whenStored === null && !lock.remotes[of.split('/', 1)[0] ?? '']?.manifest,
  );
  return opened.flatMap(({ of }) => {
    const { js, css } = pieceFiles(lock, of);
    return [
      ...js.map(([href, hash]) => `<link rel="modulepreload" href="${href}" integrity="${hash}" crossorigin>`),
      // As the shell asks for them on intent.
      ...css.map(([href, hash]) => `<link rel="prefetch" href="${href}" integrity="${hash}">`),
    ];
  });
}

/**
 * A complete document. The order is the order of need: metadata, styles of the first paint, the content, and behind it
 * its fonts and what scripts need: kept back in a template, which the boot script opens, or at a low priority until the page's
 * main picture has arrived.
 */
export function documentHtml({
  head,
  body,
  lock,
  importMap,
  shellEntry,
  boot,
  assets,
  fonts,
  styles,
  pieces,
  waiting,
  page,
  alternates,
  structuredData,
  language,
  translations,
}: DocumentParts): string {
  const files = [...pieces].map((of) => ({ ...pieceFiles(lock, of), waits: waiting.has(of) }));
  const { shell } = lock;
  const pinned = lockFile(lock);
  const ofShell = (file: string): Checked => [shell.base + file, integrityOf(shell, file)];
  const { ofSite, ofModules } = stylesheetsOf({ lock, shellEntry, fonts, pieces });
  // A browser fetches none that is disabled. Runtimes that look whether a stylesheet is here go by its link.
  const isHere = styles === null ? '' : ' disabled';
  const js = new Map(files.flatMap(({ js: scripts, waits }) => (waits ? [] : scripts)));
  const inHead = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    head,
    `<link rel="icon" href="${assets.icons.favicon}" sizes="48x48" type="image/png">`,
    `<link rel="icon" href="${assets.icons.drawing}" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${assets.icons.touch}">`,
    styles !== null && `<style>${styles}</style>`,
    // Marked for documents in frames that are to look like the site.
    ...ofSite.map(
      ([href, integrity]) => `<link rel="stylesheet" href="${href}" integrity="${integrity}" data-site${isHere}>`,
    ),
    ...ofModules.map(([href, integrity]) => `<link rel="stylesheet" href="${href}" integrity="${integrity}"${isHere}>`),
    `<link rel="alternate" type="application/rss+xml" title="RSS" href="/rss.xml">`,
    ...alternates.map(alternateLink),
    ...translations.map(
      (one) => `<link rel="alternate" hreflang="${one.language}" href="${escapeMarkup(lock.facts.origin + one.path)}">`,
    ),
    ...structuredData.map(
      (data) =>
        `<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', ...data })}</script>`,
    ),
    boot && `<script>${boot.code}</script>`,
  ];
  const entry = shellEntry.js.map(ofShell);
  const later = (names: string) =>
    fonts.later &&
    `<link rel="stylesheet" href="${fonts.later[0]}" integrity="${fonts.later[1]}" data-later${names} data-site>`;
  // The boot script has them here before it applies the stylesheet.
  const names = fonts.laterFiles.length ? `="${fonts.laterFiles.join(' ')}"` : '';
  const scripts = [
    ...[...js, ...(boot ? entry : [])].map(
      ([href, integrity]) =>
        `<link rel="modulepreload" href="${href}" integrity="${integrity}" crossorigin fetchpriority="low">`,
    ),
    `<link id="release-lock" rel="modulepreload" href="/_assets/${pinned.asset}" integrity="${integrityOfHash(pinned.hash)}" crossorigin fetchpriority="low">`,
    ...entry.map(
      ([src, integrity]) =>
        `<script type="module" src="${src}" integrity="${integrity}" crossorigin fetchpriority="low"></script>`,
    ),
  ];
  const lines = (all: readonly (string | null | false)[]) => all.filter(Boolean).join('\n');
  const behindContent = [
    // Before the first module: a browser reads no import map after it.
    `<script type="importmap">${importMap}</script>`,
    // In front of it they would share the line with it, and the first paint would wait for them.
    ...fonts.preloads.map(
      ({ href, fetchPriority }) =>
        `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin fetchpriority="${fetchPriority}">`,
    ),
    page && `<script type="application/json" id="page-data">${scriptJson(page)}</script>`,
    boot
      ? `<template id="rest"${restData(lock, boot)}>\n${lines([...scripts, later(names)])}\n</template>`
      : lines([...scripts, later('')]),
    boot && fonts.later && `<noscript>${later('')}</noscript>`,
    boot && `<template id="pressed">\n${lines(pressedFiles(lock))}\n</template>`,
  ];
  return `<!doctype html>\n<html lang="${language}">\n<head>\n${lines(inHead)}\n</head>\n<body>\n<div id="root">${body}</div>\n${lines(behindContent)}\n</body>\n</html>\n`;
}
