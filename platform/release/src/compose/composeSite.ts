import type { ReleaseLock, Sources } from '@platform/contract';
import { type ComposedFonts, composeFonts, type FontSheet, type PageFonts } from '../fonts/composeFonts';
import type { KeptCut } from '../fonts/fontCuts';
import { checkPages } from '../gate/checkPages';
import { hashOfFiles, sha256 } from '../hash';
import type { KeptPaper } from '../papers/keptPapers';
import type { CompositionMemory } from './CompositionMemory';
import type { Composition } from './composition';
import { type DocumentFonts, documentHtml } from './documentHtml';
import { hosting } from './hosting';
import type { Hosting } from './hostingConfig';
import { integrityOfHash } from './integrity';
import { descriptionsFile, lockFile } from './makeLock';
import { type ComposeOptions, prepareComposition } from './prepareComposition';
import { feed, robots, sitemap } from './publicFiles';
import { type RenderedPages, renderPages } from './renderPages';
import { openReuse } from './reuse';
import { speculation } from './speculation';
import { stylesOfPages } from './stylesOfPages';

/** A site that is ready to go live. */
export interface ComposedSite {
  /** Hash of everything in it: the same artefacts and facts give the same site. */
  readonly id: string;
  readonly lock: ReleaseLock;
  readonly hosting: Hosting;
  /** Public files by their path. */
  readonly files: Readonly<Record<string, string>>;
  /** Files named by their content that it brings itself, by asset name: what browsers need of its lock, and the stylesheets of its fonts. */
  readonly assets: Readonly<Record<string, string>>;
  /** What its fonts were cut into. */
  readonly cuts: readonly KeptCut[];
  /** Files of its pages' papers. */
  readonly papers: readonly KeptPaper[];
  /** What is kept of the rendering of pages, by file: the next composition takes those that would be the same. */
  readonly renders: Readonly<Record<string, string>>;
  /** Pages that were rendered; the others were taken from the composition before. */
  readonly rendered: readonly string[];
  /** What the one who publishes should know; nothing of it is in the site. */
  readonly warnings: readonly string[];
}

/**
 * Renders a prepared composition into a site.
 *
 * @throws naming the module and the page, when one can not be rendered, leads nowhere or embeds what nobody declared
 */
export async function renderSite(composition: Composition, memory?: CompositionMemory): Promise<ComposedSite> {
  const [rendered, sources] = await Promise.all([renderPages(composition, memory), sourcesOf(composition)]);
  const fonts = await fontsOf(composition, rendered);
  return siteOf(composition, rendered, sources, fonts);
}

/** What the rendered pages of a composition are drawn in. */
export const fontsOf = (composition: Composition, { pages }: RenderedPages): Promise<ComposedFonts> =>
  composeFonts(
    composition.fonts,
    // What a page says of its head alone comes from its module, not from the back end.
    pages.map(({ path, text, parts }) => ({ path, text, posts: (parts.page?.data ?? null) !== null })),
  );

/**
 * Puts all that was made of a composition together.
 *
 * @throws as {@link renderSite}
 */
export function siteOf(
  composition: Composition,
  { pages: rendered, warnings }: RenderedPages,
  sources: readonly Sources[],
  fonts: ComposedFonts,
): ComposedSite {
  const { lock } = composition;
  const stylesOf = stylesOfPages(composition, fonts);
  const pages = rendered.map((page) => {
    const parts = { ...page.parts, fonts: documentFonts(fonts.of(page.path)) };
    const styles = stylesOf(page.path, parts);
    return { ...page, styles, html: documentHtml({ ...parts, styles }) };
  });
  const problems = checkPages(composition, pages, sources);
  if (problems.length) throw new Error(problems.join('\n'));
  const indexed = pages.flatMap((page) => page.indexed ?? []);
  const entries = pages.flatMap((page) => page.feed);
  const descriptions = descriptionsFile(lock);
  const files: Record<string, string> = {
    ...Object.fromEntries(pages.flatMap(({ file, html, alternates }) => [[file, html], ...Object.entries(alternates)])),
    [descriptions.name]: descriptions.content,
    ...composition.foreign,
    'sitemap.xml': sitemap(indexed, lock.facts),
    'robots.txt': robots(lock.facts),
    'rss.xml': feed(entries, lock.facts),
  };
  const rules = hosting(lock, sources, {
    favicon: composition.shell.documentAssets.icons.favicon,
    boot: composition.boot,
    styles: pages.flatMap(({ path, styles }) => (styles === null ? [] : [[path, styles] as const])),
  });
  const hashes = Object.fromEntries(Object.entries(files).map(([file, content]) => [file, sha256(content)]));
  const id = hashOfFiles({ ...hashes, '\0lock': lock.id, '\0hosting': sha256(JSON.stringify(rules)) }).slice(0, 16);
  const pinned = lockFile(lock);
  const sheets = fonts.sheets.map(({ asset, css }) => [asset, css] as const);
  const assets = {
    [pinned.asset]: pinned.content,
    ...(composition.boot && { [speculation.asset]: speculation.content }),
    ...Object.fromEntries(sheets),
  };
  const renders = Object.fromEntries(pages.flatMap(({ file, kept }) => (kept === null ? [] : [[file, kept]])));
  const anew = pages.flatMap(({ path, isReused }) => (isReused ? [] : [path]));
  return {
    id,
    lock,
    hosting: rules,
    files,
    assets,
    cuts: fonts.cuts,
    papers: composition.papers,
    renders,
    rendered: anew,
    warnings: [...composition.warnings, ...warnings],
  };
}

function documentFonts({ first, later, laterFiles, preloads }: PageFonts): DocumentFonts {
  const checked = (sheet: FontSheet | null) =>
    sheet && ([`/_assets/${sheet.asset}`, integrityOfHash(sha256(sheet.css))] as const);
  return {
    stylesheet: checked(first),
    later: checked(later),
    laterFiles,
    preloads: preloads.map(({ asset, fetchPriority }) => ({ href: `/_assets/${asset}`, fetchPriority })),
  };
}

/** What each module says its pages load from elsewhere. */
export async function sourcesOf({ lock, bundles }: Composition): Promise<Sources[]> {
  return Promise.all(
    Object.entries(bundles).map(async ([module, { sources }]) => {
      try {
        return sources ? await (await sources()).default(lock.facts) : {};
      } catch (cause) {
        throw new Error(`${module}, its foreign sources can not be told: ${(cause as Error).message}`, { cause });
      }
    }),
  );
}

/** Composes the site from published artefacts alone. Nothing is written; what throws, throws before anything goes live. */
export async function composeSite(options: ComposeOptions): Promise<ComposedSite> {
  const { store, memory, versions, facts, backEnd, before = null } = options;
  memory?.begin();
  const prepare = () => prepareComposition(options);
  const prepared = await (memory ? memory.prepared(JSON.stringify([versions, facts]), prepare) : prepare());
  const { lock, engine, fonts } = prepared;
  const reuse = options.reuse && (await openReuse({ store, lock, engine, places: fonts.headlines, ...options.reuse }));
  return renderSite({ ...prepared, backEnd, before, reuse: reuse ?? null }, memory);
}
