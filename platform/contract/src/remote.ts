import type { PieceName, SlotFilling } from './pieces';
import type { BannerPicture, MenuGroupId } from './register';

/** A key under which a module exposes a piece, as Module Federation writes it: `./ListPage`. */
export type ExposeKey = `./${string}`;

/** Where a page stands in the navigation. */
export interface PageMenu {
  readonly group: MenuGroupId;
  readonly label: string;
  /** Position inside the group, ascending. */
  readonly order: number;
  /** The path the menu links to, where it is an alias of the page. Default: the page's own path. */
  readonly path?: string;
  /** `false`: the page shows the group's sub-menu without being an entry of it. Default `true`. */
  readonly listed?: boolean;
}

/** One page a module owns. Paths may hold `{site}`, the site slug, and parameters as `:id`. */
export interface RemotePage {
  /** The canonical path, in the one spelling that is published: `/Plans/a`. */
  readonly path: string;
  /** The piece that renders the page. */
  readonly expose: ExposeKey;
  /** The document title before ` | project name`, unique in the site. The home page's stands alone. */
  readonly title: string;
  /** One or two sentences for search results and shared links. */
  readonly description: string;
  /** The `h1` on the banner. Default: `title`. */
  readonly heading?: string;
  /** The picture of the page banner. Absent: the page has no banner and brings its own `h1`. */
  readonly banner?: BannerPicture;
  readonly menu?: PageMenu;
  /** The banner's sub-menu where it is not the page's menu group: paths of pages, or the first `n` entries of the group. */
  readonly submenu?: readonly string[] | { readonly first: number };
  /** Further paths that show the same screen; their canonical link names `path`. */
  readonly aliases?: readonly string[];
  /** File of the module whose default export is a {@link Prerender}; it runs while composing and never reaches a browser. */
  readonly prerender?: string;
  /** `true` keeps the page out of search results and the sitemap. */
  readonly noindex?: boolean;
  /** The footer links the page under this label. */
  readonly footer?: { readonly label: string; readonly order: number };
}

/** A path that only leads to another one. */
export interface RemoteRedirect {
  readonly from: string;
  readonly to: string;
}

/**
 * The public surface of a module, pure data: what it owns, exposes and on which port it runs in development.
 * Build, composer, router, navigation, sitemap and tests all read it from here.
 */
export interface Remote {
  /** The folder and workspace name: `mf-news`. */
  readonly name: string;
  readonly devPort: number;
  /** Expose key to source file, relative to the module's folder. */
  readonly exposes: Readonly<Record<ExposeKey, string>>;
  readonly pages: readonly RemotePage[];
  readonly redirects?: readonly RemoteRedirect[];
  /** Pieces of other modules that this one places with `<Federated>`. A release without one of them is refused. */
  readonly uses?: readonly PieceName[];
  /** Slots of the shell that this module fills, by their name. */
  readonly slots?: Readonly<Record<string, SlotFilling>>;
  /**
   * File of the module whose default export says which foreign origins its pages load from, as {@link SourcesOf}; it runs while
   * composing. The content security policy of the site is made of all of them.
   */
  readonly sources?: string;
}
