import type { FeedEntry, StructuredData } from '@platform/contract';
import { siteLanguage, translationsOf } from '@platform/contract/languages';
import { mapInParallel } from '../inParallel';
import { alternatesOf } from './alternates';
import type { CompositionMemory } from './CompositionMemory';
import type { Composition, RenderedPage } from './composition';
import { importMap } from './integrity';
import { inputOf, type PageInput, pageOf, valuesOf } from './pageInput';
import { type PageJob, PageJobs } from './pageJobs';
import { type RenderedContent, renderContent } from './renderContent';
import { type GivenPage, modulesOf, type Reused } from './reuse';
import { breadcrumbs, organization } from './structuredData';

/** What a module says of a page that stands around its content. */
interface SaidOfPage {
  readonly lastModified: string | null;
  readonly feed: readonly FeedEntry[];
  /** Text by file ending. */
  readonly alternates: Readonly<Record<string, string>>;
  readonly structuredData: readonly StructuredData[];
}

const isIndexed = ({ url, route }: PageJob, { canonical, headOverride }: PageInput) =>
  canonical === url && !route?.noindex && !headOverride?.noindex;

async function askAround(job: PageJob, input: PageInput): Promise<SaidOfPage> {
  const { canonical, context, prerender, data } = input;
  // At one moment: they go in one message.
  const [lastModified, feed, alternates, structuredData] = await Promise.all([
    isIndexed(job, input) && prerender.lastModified ? prerender.lastModified(context, data) : null,
    prerender.feed ? prerender.feed(context, data) : [],
    canonical === job.url && prerender.alternates ? prerender.alternates(context, data) : {},
    job.route && canonical && prerender.structuredData ? prerender.structuredData(context, data) : [],
  ]);
  return { lastModified, feed, alternates, structuredData };
}

function describePage(
  composition: Composition,
  job: PageJob,
  input: PageInput,
  { content, kept, isRepeatable }: RenderedContent,
  { lastModified, feed, alternates: texts, structuredData }: SaidOfPage,
  isReused: boolean,
): RenderedPage {
  const { url, file, route } = job;
  const { canonical, headOverride, page } = input;
  const { lock, shell } = composition;
  const { facts } = lock;
  const declared = route && pageOf(composition, route);
  const { head, body, pieces, waiting, text, references } = content;
  const alternates = alternatesOf(file, texts);
  return {
    path: url,
    modules: modulesOf(pieces),
    file,
    indexed: isIndexed(job, input) ? { path: url, lastModified: lastModified ?? declared?.revised ?? null } : null,
    feed,
    alternates,
    text,
    references,
    kept,
    isRepeatable,
    isReused,
    parts: {
      head,
      body,
      lock,
      importMap: importMap(lock),
      shellEntry: composition.shellEntry,
      boot: composition.boot === null ? null : { code: composition.boot, startsByItself: !!route?.startsByItself },
      assets: shell.documentAssets,
      pieces,
      waiting: new Set(waiting),
      page,
      language: route?.language ?? siteLanguage,
      translations: route && canonical && !headOverride?.noindex ? translationsOf(lock.routes, route) : [],
      alternates: Object.keys(alternates),
      structuredData:
        route && canonical
          ? [
              organization(facts),
              ...breadcrumbs({
                route,
                menu: lock.menu,
                facts,
                path: canonical,
                ownTitle: headOverride?.title,
                belowHome: declared?.belowHome,
              }),
              ...structuredData,
            ]
          : [],
    },
  };
}

async function makePage(
  composition: Composition,
  job: PageJob,
  input: PageInput,
  given: GivenPage,
  former: Reused | null,
): Promise<RenderedPage> {
  // Answered while the page is rendered and read.
  const asking = askAround(job, input);
  // Where both go wrong, it is told of the page.
  asking.catch(() => {});
  const content =
    former ??
    (await renderContent(composition, given).catch(async (error: unknown) => {
      await Promise.allSettled([asking]);
      throw error;
    }));
  return describePage(composition, job, input, content, await asking, former !== null);
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
  const nameOf = ({ route, url }: Pick<PageJob, 'route' | 'url'>) =>
    route ? `${route.remote}, page ${url},` : 'shell, page 404,';
  // The back end is asked for all of them at once: one after the other, its answers would take longer than the rendering.
  const inputs = await mapInParallel(jobs, (job) => named(nameOf(job), () => inputOf(composition, job)));
  const given = jobs.map(({ url, file, route }, at) => ({ url, file, route, page: inputs[at]?.page ?? null }));
  const madeOf = ({ url, file, known }: PageJob, at: number) => [
    composition.lock.id,
    url,
    file,
    known,
    inputs[at]?.data,
  ];
  const known = jobs.map((job, at) => memory?.find(madeOf(job, at)) ?? null);
  const former = await mapInParallel(given, async (page, at) =>
    known[at] ? null : ((await composition.reuse?.find(page)) ?? null),
  );
  const rendered = await mapInParallel(
    jobs,
    (job, at) =>
      named(nameOf(job), async () => {
        const [page, input] = [given[at], inputs[at]];
        if (!page || !input) throw new Error('it was never asked for');
        const made = known[at] ?? (await makePage(composition, job, input, page, former[at] ?? null));
        memory?.keep(madeOf(job, at), made);
        return made;
      }),
    // The next ones wait where they are rendered while this one is read.
    4,
  );
  return { pages: rendered, warnings: pages.warnings };
}
