import type { Thing } from 'schema-dts';
import type { HeadOverride } from './lock';
import type { Paper } from './paper';
import type { Facts } from './register';
import type { Sources } from './site';

/** An object of schema.org's own vocabulary, without `@context`: what it does not know is an error where it is said. */
export type StructuredData = Exclude<Thing, string>;

export interface PrerenderContext {
  readonly facts: Facts;
  /** The page's own path, even where an alias of it is composed: `/Plans/a`. */
  readonly path: string;
  /** Values of the path's parameters, by name. */
  readonly params: Readonly<Record<string, string>>;
  /** Where the composer reaches the back end, without a trailing slash; `null` when it can not. */
  readonly backEnd: string | null;
}

/** What a page's `prerender` file may add while the site is composed. It never reaches a browser. */
export interface Prerender {
  /** The parameter values that get a page of their own, for a path with parameters. */
  readonly paths?: (
    context: Omit<PrerenderContext, 'path' | 'params'>,
  ) => Promise<readonly Readonly<Record<string, string>>[]>;
  /** JSON that the page reads with `usePageData()`, in the prerendered HTML and while hydrating. */
  readonly data?: (context: PrerenderContext) => Promise<unknown>;
  readonly head?: (context: PrerenderContext, data: unknown) => HeadOverride;
  readonly structuredData?: (context: PrerenderContext, data: unknown) => readonly StructuredData[];
  /** When what the page says changed last, ISO 8601; `null` where nobody knows. Default: `revised` of the page. */
  readonly lastModified?: (context: PrerenderContext, data: unknown) => string | null;
  /** Entries of the site's feed (`/rss.xml`). */
  readonly feed?: (context: PrerenderContext, data: unknown) => readonly FeedEntry[];
  /** The page in other formats, text by file ending: `ics` of `/Guide/plan` stands at `/Guide/plan.ics`. */
  readonly alternates?: (context: PrerenderContext, data: unknown) => Readonly<Record<string, string>>;
  /**
   * The page as a document on A4: the composer makes a PDF of it, anew only where what it says has changed. Asked for pages
   * without parameters, before any is rendered.
   */
  readonly paper?: (context: PrerenderContext) => Paper | null;
}

export interface FeedEntry {
  readonly title: string;
  readonly path: string;
  readonly summary: string;
  /** When it was published, ISO 8601. */
  readonly date: string;
  /** When it was last edited, ISO 8601; absent where it never was. */
  readonly modified?: string;
}

/** Which foreign origins a module's pages load from, given the facts: the default export of the file that `sources` names. */
export type SourcesOf = (facts: Facts) => Sources;
