import type { FeedEntry, ReleaseLock, RemotePage, ShellSurface } from '@platform/contract';
import type { FontPlan } from '../fonts/planFonts';
import type { KeptPaper } from '../papers/keptPapers';
import type { DocumentParts } from './documentHtml';
import type { PageContent } from './pageContent';
import type { SitemapEntry } from './publicFiles';
import type { Reuse } from './reuse';
import type { RemoteBundle, RunningShell } from './shellBundle';

/** Everything needed to render the pages of one composition. */
export interface Composition {
  readonly lock: ReleaseLock;
  readonly shell: RunningShell;
  readonly shellEntry: ShellSurface['entry'];
  /** The script of the shell that stands in every document. */
  readonly boot: string | null;
  readonly bundles: Readonly<Record<string, RemoteBundle>>;
  /** What runs the bundles. */
  readonly engine: string;
  /** Every module's pages, by module. */
  readonly pages: Readonly<Record<string, readonly RemotePage[]>>;
  readonly backEnd: string | null;
  /** Addresses of the modules' own files and of the assets, which links may lead to, too. */
  readonly files: ReadonlySet<string>;
  /** Texts of the modules' stylesheets, by address. */
  readonly stylesheets: ReadonlyMap<string, string>;
  /** Files for pages of other sites, by their path. */
  readonly foreign: Readonly<Record<string, string>>;
  /** The lock that is live now, or `null`. */
  readonly before: ReleaseLock | null;
  /** Files of pages' papers. */
  readonly papers: readonly KeptPaper[];
  /** What the one who publishes should know. */
  readonly warnings: readonly string[];
  /** What the pages are drawn in. */
  readonly fonts: FontPlan;
  /** Where pages may be taken from instead of being rendered; `null`: all are rendered. */
  readonly reuse: Reuse | null;
}

/** A rendered page. */
export interface RenderedPage extends Pick<PageContent, 'text' | 'references'> {
  /** Address of the page: `/about`. */
  readonly path: string;
  /** Modules whose pieces it is made of. */
  readonly modules: readonly string[];
  /** Below the site's public folder: `Brand/intro.html`. */
  readonly file: string;
  /** All of its document but the fonts and the styles. */
  readonly parts: Omit<DocumentParts, 'fonts' | 'styles'>;
  /** Its place in the sitemap; `null` where the page is an alias, a stand-in or not to be indexed. */
  readonly indexed: SitemapEntry | null;
  readonly feed: readonly FeedEntry[];
  /** The page in other formats: text by file, `Brand/intro.ics`. */
  readonly alternates: Readonly<Record<string, string>>;
  /** What is kept of its rendering for the next composition, or `null`. */
  readonly kept: string | null;
  /** Whether the same inputs make it again: neither the clock nor chance was asked. */
  readonly isRepeatable: boolean;
  /** Whether it was taken from the composition before. */
  readonly isReused: boolean;
}
