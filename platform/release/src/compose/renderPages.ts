import type {
  FeedEntry,
  LockedRoute,
  PageData,
  PrerenderContext,
  ReleaseLock,
  RemotePage,
  ShellSurface,
} from '@platform/contract';
import { withParams, withSlug } from '@platform/contract/sitePaths';
import type { FontPlan } from '../fonts/planFonts';
import { type PageText, readText } from '../fonts/readText';
import { mapInParallel } from '../inParallel';
import type { CompositionMemory } from './CompositionMemory';
import type { DocumentParts } from './documentHtml';
import { importMap } from './integrity';
import { browserLock } from './makeLock';
import { type PageJob, PageJobs } from './pageJobs';
import type { SitemapEntry } from './publicFiles';
import type { AskedPrerender, RemoteBundle, ShellBundle } from './shellBundle';
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

async function prerenderOf(composition: Composition, route: LockedRoute): Promise<AskedPrerender> {
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

/** What a page is rendered of beside the composition. */
interface PageInput {
  readonly canonical: string | null;
  readonly context: PrerenderContext;
  readonly prerender: AskedPrerender;
  readonly data: unknown;
}

async function inputOf(composition: Composition, { url, route, params, known }: PageJob): Promise<PageInput> {
  const canonical = route && known ? withParams(route.canonical, params) : null;
  const context = { facts: composition.lock.facts, path: canonical ?? url, params, backEnd: composition.backEnd };
  const prerender = route && known ? await prerenderOf(composition, route) : {};
  return { canonical, context, prerender, data: prerender.data ? await prerender.data(context) : null };
}

async function renderJob(
  composition: Composition,
  { url, file, route }: PageJob,
  { canonical, context, prerender, data }: PageInput,
): Promise<RenderedPage> {
  const { lock, shell, bundles } = composition;
  const { facts } = lock;
  const declared = route && pageOf(composition, route);
  const headOverride = prerender.head ? await prerender.head(context, data) : null;
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
        ? { path: url, lastModified: (await prerender.lastModified?.(context, data)) ?? declared?.revised ?? null }
        : null,
    feed: prerender.feed ? await prerender.feed(context, data) : [],
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
              ...(prerender.structuredData ? await prerender.structuredData(context, data) : []),
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
 * @param memory has the pages that are as they were
 * @throws naming the module and the page that failed
 */
export async function renderPages(composition: Composition, memory?: CompositionMemory): Promise<RenderedPages> {
  const named = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (cause) {
      throw new Error(`${what} can not be composed: ${(cause as Error).message}`, { cause });
    }
  };
  const { routes } = composition.lock;
  const pages = new PageJobs(routes);
  const values = await mapInParallel(routes, (route) =>
    named(`${route.remote}, page ${route.path},`, () => valuesOf(composition, route)),
  );
  const jobs = [
    ...routes.flatMap((route, at) => pages.of(route, values[at] ?? [])),
    { url: '/404', file: '404.html', route: null, params: {}, known: true } satisfies PageJob,
  ];
  const nameOf = ({ route, url }: PageJob) => (route ? `${route.remote}, page ${url},` : 'shell, page 404,');
  // The back end is asked for all of them at once: one after the other, its answers would take longer than the rendering.
  const inputs = await mapInParallel(jobs, (job) => named(nameOf(job), () => inputOf(composition, job)));
  const rendered: RenderedPage[] = [];
  for (const [at, job] of jobs.entries()) {
    const input = inputs[at];
    if (!input) continue;
    const render = () => named(nameOf(job), () => renderJob(composition, job, input));
    const madeOf = [composition.lock.id, job.url, job.file, job.known, input.data];
    rendered.push(await (memory ? memory.page(madeOf, render) : render()));
  }
  return { pages: rendered, warnings: pages.warnings };
}
