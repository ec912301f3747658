import type { ReleaseLock } from '@platform/contract';
import type { ComposedFonts } from '../fonts/composeFonts';
import type { PublishedFacts } from '../publishedFacts';
import type { ReleaseStore } from '../store/ReleaseStore';
import { fontsOf, siteOf, sourcesOf } from './composeSite';
import type { Composition } from './composition';
import { prepareComposition } from './prepareComposition';
import { renderPages } from './renderPages';
import { openReuse, type Reused } from './reuse';
import type { RunningBundles } from './shellBundle';

/** What is rehearsed. */
export interface Rehearsal {
  readonly store: ReleaseStore;
  /** Versions of what is there, the modules that are being built included. */
  readonly versions: Readonly<Record<string, string>>;
  readonly facts: PublishedFacts;
  /** The site of these versions, and its lock. */
  readonly site: string;
  readonly before: ReleaseLock;
  readonly composer: string;
  /** The bundles that stay. */
  readonly running: RunningBundles;
  /** What is waited for meanwhile: with it, the rehearsal ends. */
  readonly until: Promise<unknown>;
}

const withoutFonts: ComposedFonts = {
  of: () => ({ first: null, preloads: [], later: null, laterFiles: [] }),
  sheets: [],
  cuts: [],
};

/** Cuts nothing. */
const nothingCut = {
  read: () => Promise.reject(new Error('What was not cut before is not cut for practice.')),
} as unknown as ReleaseStore;

/** Pages of bundles that stay are rendered by them; of the others, what the site has of them is read. */
async function practisePages(
  prepared: Omit<Composition, 'before' | 'backEnd' | 'reuse'>,
  { store, site, before, composer, running, until }: Rehearsal,
): Promise<Composition> {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  until.then(end, end);
  const { lock, engine, fonts } = prepared;
  const reuse = await openReuse({ store, lock, engine, places: fonts.headlines, site, composer });
  const kept = new Map<string, Reused>();
  return {
    ...prepared,
    before,
    // The back end is asked once, by the composition.
    backEnd: null,
    reuse: {
      keep: reuse.keep,
      async find(page) {
        const found = await reuse.find(page);
        if (found) kept.set(page.url, found);
        return !page.route || running.remotes[page.route.remote] ? null : found;
      },
    },
    shell: {
      ...running.shell,
      async render(options) {
        if (isOver) throw new Error('What was waited for is there.');
        return running.shell.render(options).catch(() => {
          // It lacks a piece that is still to come.
          const { head, body } = kept.get(options.url)?.content ?? { head: '', body: '' };
          return { head, body, read: [], isRepeatable: true };
        });
      },
    },
  };
}

/**
 * Composes what is there, into nothing, while modules are built: the first composition of a process takes twice as long as its
 * second, which is then the one that counts. Nothing is written or cut, and no server is asked.
 *
 * @returns whether it came to its end
 */
export async function rehearse(rehearsal: Rehearsal): Promise<boolean> {
  const { store, versions, facts, running, before } = rehearsal;
  // What modules that are being built say on paper is not known.
  const papers = before.papers ?? {};
  const options = { papers, store, versions, facts, backEnd: null, fontCache: nothingCut, run: async () => running };
  try {
    const composition = await practisePages(await prepareComposition(options), rehearsal);
    const rendered = await renderPages(composition);
    const fonts = await fontsOf(composition, rendered).catch(() => withoutFonts);
    siteOf(composition, rendered, await sourcesOf(composition), fonts);
    return true;
  } catch {
    // What was waited for is there; or a page that lacks a module refers to it, which is the last that is looked at.
    return false;
  }
}
