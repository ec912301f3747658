import type { ReleaseLock } from '@platform/contract';
import { type FontPlan, planFonts } from '../fonts/planFonts';
import { isRemote, isShell, type Manifest, readManifest } from '../manifest';
import { type AskedPapers, askPapers } from '../papers/askPapers';
import { keptOrMade, type MadePapers } from '../papers/keptPapers';
import type { PublishedFacts } from '../publishedFacts';
import { moduleBase } from '../store/keys';
import type { ReleaseStore } from '../store/ReleaseStore';
import type { CompositionMemory } from './CompositionMemory';
import type { Composition } from './composition';
import { foreignFiles } from './foreignFiles';
import { runHere } from './loadBundle';
import { makeLock, withBrought } from './makeLock';
import { readStylesheets } from './readStylesheets';
import type { ReuseOptions } from './reuse';
import { serverBundles } from './serverBundles';
import type { RemoteBundle, RunBundles } from './shellBundle';

/** What a site is composed of. */
export interface ComposeOptions {
  readonly store: ReleaseStore;
  /** Which version of each module, the shell included. */
  readonly versions: Readonly<Record<string, string>>;
  readonly facts: PublishedFacts;
  /** Where the back end answers, or `null`. */
  readonly backEnd: string | null;
  /** The lock that is live now, which tells who owned a path that is gone. */
  readonly before?: ReleaseLock | null;
  /** Where pages are taken from that would be the same; absent: all are rendered. */
  readonly reuse?: ReuseOptions;
  /** Keeps cut fonts for compositions into other stores and those that are refused. Default: this machine's. */
  readonly fontCache?: ReleaseStore;
  /** Where server bundles run. Default: in this process, with all that it may do. */
  readonly run?: RunBundles;
  /** What a process that composes again and again keeps; it is for one store. Default: nothing. */
  readonly memory?: CompositionMemory;
  /** Papers of pages as they are, where they are not to be asked for. Default: they are. */
  readonly papers?: ReleaseLock['papers'];
}

/** A module of other tools need have no bundle for the composer. Its pieces then come in the browser. */
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
  fontCache,
  run = runHere,
  papers: givenPapers,
}: ComposeOptions): Promise<Omit<Composition, 'before' | 'backEnd' | 'reuse'>> {
  const manifests = await Promise.all(
    Object.entries(versions).map(([module, version]) => readManifest(store, module, version)),
  );
  const shell = manifests.find(isShell);
  if (!shell) throw new Error('A site needs the shell. Publish it first: npm run publish -- shell.');
  const remotes = manifests.filter(isRemote);
  const lock = makeLock(shell, remotes, facts);

  // Starting to run them takes a while in which the rest can be read.
  const [running, stylesheets] = await Promise.all([
    serverBundles(store, [shell, ...remotes]).then((code) => run({ code, backEnd })),
    readStylesheets(store, manifests),
  ]);
  const fonts = planFonts({ store, cache: fontCache, shell, manifests, stylesheets: stylesheets.values(), lock });
  const bundles = remotes.map(({ module }) => [module, running.remotes[module] ?? nothingPrerendered] as const);
  const pages = Object.fromEntries(remotes.map(({ module, surface }) => [module, surface.remote.pages]));
  const asked = bundles.map(([module, bundle]) => [module, pages[module] ?? [], bundle] as const);
  const [banners, papers] = await Promise.all([
    broughtBanners(bundles),
    givenPapers ? { locked: givenPapers, kept: [], warnings: [] } : papersOf(asked, lock, fonts),
  ]);
  const whole = withBrought(lock, { banners, papers: papers.locked });
  return {
    lock: whole,
    shell: running.shell,
    shellEntry: shell.surface.entry,
    boot: shell.surface.boot ?? null,
    bundles: Object.fromEntries(bundles),
    pages,
    papers: papers.kept,
    warnings: papers.warnings,
    files: new Set([...manifests.flatMap(addressesOf), ...Object.values(papers.locked).map(({ href }) => href)]),
    // They name the lock that goes live: what composes a release again elsewhere knows it by that.
    stylesheets,
    foreign: await foreignFiles(store, remotes, whole),
    fonts,
    engine: running.engine,
  };
}

/** The papers of pages, found or made. */
async function papersOf(
  modules: Parameters<typeof askPapers>[0]['modules'],
  { facts }: ReleaseLock,
  { store, faces, cuts }: FontPlan,
): Promise<MadePapers & Pick<AskedPapers, 'warnings'>> {
  const { papers, warnings } = await askPapers({ facts, modules });
  return { ...(await keptOrMade({ store, faces, kept: cuts }, papers)), warnings };
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
