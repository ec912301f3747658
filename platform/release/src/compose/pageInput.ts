import type { HeadOverride, LockedRoute, PageData, PrerenderContext, RemotePage } from '@platform/contract';
import { withParams, withSlug } from '@platform/contract/sitePaths';
import type { Composition } from './composition';
import type { PageJob } from './pageJobs';
import type { AskedPrerender } from './shellBundle';

/** What a module says of a page that it owns. */
export function pageOf(composition: Composition, route: LockedRoute): RemotePage {
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
export async function valuesOf(
  composition: Composition,
  route: LockedRoute,
): Promise<readonly Readonly<Record<string, string>>[]> {
  if (!route.path.includes(':')) return [];
  const { paths } = await prerenderOf(composition, route);
  return paths ? paths({ facts: composition.lock.facts, backEnd: composition.backEnd }) : [];
}

/** What a page is rendered of beside the composition. */
export interface PageInput {
  readonly canonical: string | null;
  readonly context: PrerenderContext;
  readonly prerender: AskedPrerender;
  readonly data: unknown;
  readonly headOverride: HeadOverride | null;
  /** What its visitors' browsers get of it. */
  readonly page: PageData | null;
}

/** Asks for what a page is rendered of. */
export async function inputOf(composition: Composition, { url, route, params, known }: PageJob): Promise<PageInput> {
  const canonical = route && known ? withParams(route.canonical, params) : null;
  const context = { facts: composition.lock.facts, path: canonical ?? url, params, backEnd: composition.backEnd };
  const prerender = route && known ? await prerenderOf(composition, route) : {};
  const data = prerender.data ? await prerender.data(context) : null;
  const headOverride = prerender.head ? await prerender.head(context, data) : null;
  const page = data === null && !headOverride ? null : { path: url, data, head: headOverride };
  return { canonical, context, prerender, data, headOverride, page };
}
