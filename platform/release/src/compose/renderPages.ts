import type {
  FeedEntry,
  LockedRoute,
  PageData,
  Prerender,
  ReleaseLock,
  RemotePage,
  ShellSurface,
} from '@platform/contract';
import { withParams, withSlug } from '@platform/contract/sitePaths';
import type { FontPlan } from '../fonts/planFonts';
import { type PageText, readText } from '../fonts/readText';
import type { DocumentParts } from './documentHtml';
import { importMap } from './integrity';
import { browserLock } from './makeLock';
import { type PageJob, PageJobs } from './pageJobs';
import type { SitemapEntry } from './publicFiles';
import type { RemoteBundle, ShellBundle } from './shellBundle';
import { breadcrumbs, organization } from './structuredData';

/** Everything needed to render the pages of one composition. */
export interface Composition {
  readonly lock: ReleaseLock;
  readonly shell: ShellBundle;
  readonly shellEntry: ShellSurface['entry'];
  /** The script of the shell that stands in every document. */
  readonly boot: string | null;
  readonly bundles: Readonly<Record<string, RemoteBundle>>;
  /** Every module's pages, by module. */
  readonly pages: Readonly<Record<string, readonly RemotePage[]>>;
  readonly backEnd: string | null;
  /** Addresses of the modules' own files and of the assets, which links may lead to, too. */
  readonly files: ReadonlySet<string>;
  /** Files for pages of other sites, by their path. */
  readonly foreign: Readonly<Record<string, string>>;
  /** The lock that is live now, or `null`. */
  readonly before: ReleaseLock | null;
  /** What the pages are drawn in. */
  readonly fonts: FontPlan;
}

/** A rendered page. */
export interface RenderedPage {
  /** Address of the page: `/about`. */
  readonly path: string;
  /** Modules whose pieces it is made of. */
  readonly modules: readonly string[];
  /** Below the site's public folder: `Brand/intro.html`. */
  readonly file: string;
  /** What its visitors read: the fonts are cut for it. */
  readonly text: PageText;
  /** All of its document but the fonts. */
  readonly parts: Omit<DocumentParts, 'fonts'>;
  /** Its place in the sitemap; `null` where the page is an alias, a stand-in or not to be indexed. */
  readonly indexed: SitemapEntry | null;
  readonly feed: readonly FeedEntry[];
}

function pageOf(composition: Composition, route: LockedRoute): RemotePage {
  const slug = composition.lock.facts.slug;
  const page = composition.pages[route.remote]?.find(({ path }) => withSlug(path, slug) === route.canonical);
  if (!page) throw new Error(`${route.remote} no longer owns ${route.canonical}.`);
  return page;
}

async function prerenderOf(composition: Composition, route: LockedRoute): Promise<Prerender> {
  const { prerender } = pageOf(composition, route);
  return prerender ? ((await composition.bundles[route.remote]?.prerenders[prerender]?.())?.default ?? {}) : {};
}

/** The parameter values that get a page of their own. */
async function valuesOf(
  composition: Composition,
  route: LockedRoute,
): Promise<readonly Readonly<Record<string, string>>[]> {
  if (!route.path.includes(':')) return [];
  const { paths } = await prerenderOf(composition, route);
  return paths ? paths({ facts: composition.lock.facts, backEnd: composition.backEnd }) : [];
}

async function renderJob(
  composition: Composition,
  { url, file, route, params, known }: PageJob,
): Promise<RenderedPage> {
  const { lock, shell, bundles } = composition;
  const { facts } = lock;
  const canonical = route && known ? withParams(route.canonical, params) : null;
  const context = { facts, path: canonical ?? url, params, backEnd: composition.backEnd };
  const declared = route && pageOf(composition, route);
  const prerender = route && known ? await prerenderOf(composition, route) : {};
  const data = prerender.data ? await prerender.data(context) : null;
  const headOverride = prerender.head ? prerender.head(context, data) : null;
  const page: PageData | null = data === null && !headOverride ? null : { path: url, data, head: headOverride };
  const pieces = new Set<string>();
  const waiting = new Set<string>();
  const { head, body } = await shell.render({
    url,
    lock: browserLock(lock, route),
    page,
    loadPiece: async (module, expose, _attempt, when) => {
      pieces.add(`${module}/${expose}`);
      if (when === 'seen') waiting.add(`${module}/${expose}`);
      const get = bundles[module]?.exposes[`./${expose}`];
      if (!get)
        throw new Error(
          `There is no piece ${module}/${expose}. Correct its name, or publish the module that exposes it.`,
        );
      return get();
    },
  });
  return {
    path: url,
    modules: [...new Set([...pieces].map((of) => of.split('/', 1)[0] ?? ''))].sort(),
    file,
    indexed:
      canonical === url && !route?.noindex && !headOverride?.noindex
        ? { path: url, lastModified: prerender.lastModified?.(context, data) ?? declared?.revised ?? null }
        : null,
    feed: prerender.feed ? prerender.feed(context, data) : [],
    text: readText(body, composition.fonts.headlines),
    parts: {
      head,
      body,
      lock,
      importMap: importMap(lock),
      shellEntry: composition.shellEntry,
      boot: composition.boot === null ? null : { code: composition.boot, startsByItself: !!route?.startsByItself },
      assets: shell.documentAssets,
      pieces,
      waiting,
      page,
      structuredData:
        route && canonical
          ? [
              organization(facts),
              breadcrumbs({
                route,
                menu: lock.menu,
                facts,
                path: canonical,
                ownTitle: headOverride?.title,
                belowHome: declared?.belowHome,
              }),
              ...(prerender.structuredData ? prerender.structuredData(context, data) : []),
            ]
          : [],
    },
  };
}

/** All pages, and what should be known of those that are missing. */
export interface RenderedPages {
  readonly pages: readonly RenderedPage[];
  readonly warnings: readonly string[];
}

/**
 * Renders every page of the lock, and `404.html`.
 *
 * @throws naming the module and the page that failed
 */
export async function renderPages(composition: Composition): Promise<RenderedPages> {
  const named = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (cause) {
      throw new Error(`${what} can not be composed: ${(cause as Error).message}`, { cause });
    }
  };
  const rendered: RenderedPage[] = [];
  const jobs = new PageJobs(composition.lock.routes);
  for (const route of composition.lock.routes) {
    const owner = `${route.remote}, page ${route.path},`;
    const values = await named(owner, () => valuesOf(composition, route));
    for (const job of jobs.of(route, values)) {
      rendered.push(await named(`${route.remote}, page ${job.url},`, () => renderJob(composition, job)));
    }
  }
  const notFound: PageJob = { url: '/404', file: '404.html', route: null, params: {}, known: true };
  rendered.push(await named('shell, page 404,', () => renderJob(composition, notFound)));
  return { pages: rendered, warnings: jobs.warnings };
}
