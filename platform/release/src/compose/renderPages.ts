import { mapInParallel } from '../inParallel';
import { alternatesOf } from './alternates';
import type { CompositionMemory } from './CompositionMemory';
import type { Composition, RenderedPage } from './composition';
import { importMap } from './integrity';
import { inputOf, type PageInput, pageOf, valuesOf } from './pageInput';
import { type PageJob, PageJobs } from './pageJobs';
import { type RenderedContent, renderContent } from './renderContent';
import { modulesOf } from './reuse';
import { breadcrumbs, organization } from './structuredData';

async function describePage(
  composition: Composition,
  { url, file, route }: PageJob,
  { canonical, context, prerender, data, headOverride, page }: PageInput,
  { content, kept, isRepeatable }: RenderedContent,
  isReused: boolean,
): Promise<RenderedPage> {
  const { lock, shell } = composition;
  const { facts } = lock;
  const declared = route && pageOf(composition, route);
  const { head, body, pieces, waiting, text, references } = content;
  const alternates =
    canonical === url && prerender.alternates ? alternatesOf(file, await prerender.alternates(context, data)) : {};
  return {
    path: url,
    modules: modulesOf(pieces),
    file,
    indexed:
      canonical === url && !route?.noindex && !headOverride?.noindex
        ? { path: url, lastModified: (await prerender.lastModified?.(context, data)) ?? declared?.revised ?? null }
        : null,
    feed: prerender.feed ? await prerender.feed(context, data) : [],
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
      alternates: Object.keys(alternates),
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
        const content = known[at] ? null : (former[at] ?? (await renderContent(composition, page)));
        const made = known[at] ?? (content && (await describePage(composition, job, input, content, !!former[at])));
        if (!made) throw new Error('it has no content');
        memory?.keep(madeOf(job, at), made);
        return made;
      }),
    // The next ones wait where they are rendered while this one is read.
    4,
  );
  return { pages: rendered, warnings: pages.warnings };
}
