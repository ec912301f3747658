import type { ReleaseLock, Sources } from '@platform/contract';
import { type ComposedFonts, composeFonts } from '../fonts/composeFonts';
import type { KeptCut } from '../fonts/fontCuts';
import { planFonts } from '../fonts/planFonts';
import { checkPages } from '../gate/checkPages';
import { hashOfFiles, sha256 } from '../hash';
import { isRemote, isShell, type Manifest, readManifest } from '../manifest';
import type { PublishedFacts } from '../publishedFacts';
import { textOf } from '../store/bytes';
import { keys, moduleBase } from '../store/keys';
import { type ReleaseStore, readRequired } from '../store/ReleaseStore';
import type { CompositionMemory } from './CompositionMemory';
import { type DocumentFonts, documentHtml } from './documentHtml';
import { foreignFiles } from './foreignFiles';
import { hosting } from './hosting';
import type { Hosting } from './hostingConfig';
import { integrityOfHash } from './integrity';
import { runHere } from './loadBundle';
import { descriptionsFile, lockFile, makeLock, withBanners } from './makeLock';
import { feed, robots, sitemap } from './publicFiles';
import { type Composition, renderPages } from './renderPages';
import type { RemoteBundle, RunBundles } from './shellBundle';

/** A site that is ready to go live. */
export interface ComposedSite {
  /** Hash of everything in it: the same artefacts and facts give the same site. */
  readonly id: string;
  readonly lock: ReleaseLock;
  readonly hosting: Hosting;
  /** Public files by their path. */
  readonly files: Readonly<Record<string, string>>;
  /** Files named by their content that it brings itself, by asset name: what browsers need of its lock, and the stylesheet of its fonts. */
  readonly assets: Readonly<Record<string, string>>;
  /** What its fonts were cut into. */
  readonly cuts: readonly KeptCut[];
  /** What the one who publishes should know; nothing of it is in the site. */
  readonly warnings: readonly string[];
}

interface ComposeOptions {
  readonly store: ReleaseStore;
  /** Which version of each module, the shell included. */
  readonly versions: Readonly<Record<string, string>>;
  readonly facts: PublishedFacts;
  /** Where the back end answers, or `null`. */
  readonly backEnd: string | null;
  /** The lock that is live now, which tells who owned a path that is gone. */
  readonly before?: ReleaseLock | null;
  /** Keeps cut fonts for compositions into other stores and those that are refused. Default: this machine's. */
  readonly fontCache?: ReleaseStore;
  /** Where server bundles run. Default: in this process, with all that it may do. */
  readonly run?: RunBundles;
  /** What a process that composes again and again keeps; it is for one store. Default: nothing. */
  readonly memory?: CompositionMemory;
}

/** A module of other tools has no bundle for the composer. Its pieces come in the browser. */
const nothingPrerendered: RemoteBundle = { exposes: {}, prerenders: {}, sources: null };

/**
 * Reads published artefacts and puts them together, ready to be rendered.
 *
 * @throws when modules contradict each other
 */
export async function prepareComposition({
  store,
  versions,
  facts,
  backEnd,
  before = null,
  fontCache,
  run = runHere,
}: ComposeOptions): Promise<Composition> {
  const manifests = await Promise.all(
    Object.entries(versions).map(([module, version]) => readManifest(store, module, version)),
  );
  const shell = manifests.find(isShell);
  if (!shell) throw new Error('A site needs the shell. Publish it first: npm run publish -- shell.');
  const remotes = manifests.filter(isRemote);
  const lock = makeLock(shell, remotes, facts);

  const code = async (module: string, version: string) =>
    textOf(await readRequired(store, keys.serverBundle(module, version)));
  const withBundle = [shell, ...remotes.filter(({ surface }) => !surface.manifest)];
  const read = withBundle.map(async ({ module, version }) => [module, await code(module, version)] as const);
  const running = await run({ code: Object.fromEntries(await Promise.all(read)), backEnd });
  const shellBundle = running.shell;
  const bundles = remotes.map(({ module }) => [module, running.remotes[module] ?? nothingPrerendered] as const);
  const banners = await broughtBanners(bundles);
  return {
    lock: withBanners(lock, banners),
    shell: shellBundle,
    shellEntry: shell.surface.entry,
    boot: shell.surface.boot ?? null,
    bundles: Object.fromEntries(bundles),
    pages: Object.fromEntries(remotes.map(({ module, surface }) => [module, surface.remote.pages])),
    backEnd,
    files: new Set(manifests.flatMap(addressesOf)),
    foreign: await foreignFiles(store, remotes, lock),
    before,
    fonts: await planFonts({ store, cache: fontCache, shell, manifests, lock }),
  };
}

/** The banner pictures that modules bring, by the names that pages have them by. */
async function broughtBanners(bundles: readonly (readonly [string, RemoteBundle])[]) {
  const all = bundles.flatMap(([module, { banners = {} }]) =>
    Object.entries(banners).map(async ([name, load]) => {
      const [picture, ...others] = Object.values(await load());
      if (!picture?.src || others.length)
        throw new Error(
          `${module}: the file of its banner "${name}" must export one picture, as npm run pictures writes it.`,
        );
      return [`${module}/${name}`, picture] as const;
    }),
  );
  return Object.fromEntries(await Promise.all(all));
}

/** Where the files of a version and the assets it refers to are served. */
const addressesOf = ({ module, version, files, assets }: Manifest): string[] => [
  ...Object.keys(files).map((file) => moduleBase(module, version) + file),
  ...assets.map((name) => `/_assets/${name}`),
];

/**
 * Renders a prepared composition into a site.
 *
 * @throws naming the module and the page, when one can not be rendered, leads nowhere or embeds what nobody declared
 */
export async function renderSite(composition: Composition, memory?: CompositionMemory): Promise<ComposedSite> {
  const { lock } = composition;
  const [{ pages: rendered, warnings }, sources] = await Promise.all([
    renderPages(composition, memory),
    sourcesOf(composition),
  ]);
  const { stylesheet, preloads, cuts } = await composeFonts(composition.fonts, rendered);
  const fonts = documentFonts({ stylesheet, preloads });
  const pages = rendered.map((page) => ({ ...page, html: documentHtml({ ...page.parts, fonts }) }));
  const problems = await checkPages(composition, pages, sources, memory && ((html) => memory.references(html)));
  if (problems.length) throw new Error(problems.join('\n'));
  const indexed = pages.flatMap((page) => page.indexed ?? []);
  const entries = pages.flatMap((page) => page.feed);
  const descriptions = descriptionsFile(lock);
  const files: Record<string, string> = {
    ...Object.fromEntries(pages.map(({ file, html }) => [file, html])),
    [descriptions.name]: descriptions.content,
    ...composition.foreign,
    'sitemap.xml': sitemap(indexed, lock.facts),
    'robots.txt': robots(lock.facts),
    'rss.xml': feed(entries, lock.facts),
  };
  const rules = hosting(lock, sources, {
    favicon: composition.shell.documentAssets.icons.favicon,
    boot: composition.boot,
  });
  const hashes = Object.fromEntries(Object.entries(files).map(([file, content]) => [file, sha256(content)]));
  const id = hashOfFiles({ ...hashes, '\0lock': lock.id, '\0hosting': sha256(JSON.stringify(rules)) }).slice(0, 16);
  const pinned = lockFile(lock);
  const assets = { [pinned.asset]: pinned.content, ...(stylesheet && { [stylesheet.asset]: stylesheet.css }) };
  return { id, lock, hosting: rules, files, assets, cuts, warnings };
}

function documentFonts({ stylesheet, preloads }: Pick<ComposedFonts, 'stylesheet' | 'preloads'>): DocumentFonts {
  return {
    stylesheet: stylesheet && [`/_assets/${stylesheet.asset}`, integrityOfHash(sha256(stylesheet.css))],
    preloads: preloads.map(({ asset, fetchPriority }) => ({ href: `/_assets/${asset}`, fetchPriority })),
  };
}

/** What each module says its pages load from elsewhere. */
async function sourcesOf({ lock, bundles }: Composition): Promise<Sources[]> {
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
  const { memory, versions, facts, backEnd, before = null } = options;
  if (!memory) return renderSite(await prepareComposition(options));
  memory.begin();
  const prepared = await memory.prepared(JSON.stringify([versions, facts]), () => prepareComposition(options));
  return renderSite({ ...prepared, backEnd, before }, memory);
}
