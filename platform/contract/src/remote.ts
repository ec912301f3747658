import type { PieceName, SlotFilling } from './pieces';
import type { BannerPicture, MenuGroupId } from './register';
import type { MenuGroup } from './site';

/** A key under which a module exposes a piece, as Module Federation writes it: `./ListPage`. */
export type ExposeKey = `./${string}`;

/** The name of something that a module brings, behind the module's own: `mf-events/programme`. */
export type OwnName = `${string}/${string}`;

/** A top-level item of the navigation that a module brings with its pages. */
export interface RemoteMenuGroup extends Omit<MenuGroup, 'id'> {
  readonly id: OwnName;
  /** The group of the site that it stands behind. Default: the last. */
  readonly after?: MenuGroupId;
}

/** What is loaded at first, bytes, brotli. */
export interface RemoteBudget {
  readonly scripts?: number;
  readonly styles?: number;
}

/** Where a page stands in the navigation. */
export interface PageMenu {
  /** A group of the site, or one that a module brings: `mf-events/programme`. */
  readonly group: MenuGroupId | OwnName;
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
  /** The `h1` on the banner, below the name of the page's menu group: what this page is, and no other. Default: `title`. */
  readonly heading?: string;
  /** `true`: the page brings its own `h1`, such as an article's title; the banner says `heading` without being one. */
  readonly ownHeading?: boolean;
  /** The picture of the page banner: one of the shell's, or of `banners`. Absent: the page has no banner and brings its own `h1`. */
  readonly banner?: BannerPicture | OwnName;
  /** `true`: the banner is low, so that what a visitor came to do begins in the first screen. */
  readonly lowBanner?: boolean;
  readonly menu?: PageMenu;
  /** Further groups that list the page; its own sub-menu stays that of `menu`. */
  readonly alsoIn?: readonly PageMenu[];
  /** The banner's sub-menu where it is not the page's menu group: paths of pages, or the first `n` entries of the group. */
  readonly submenu?: readonly string[] | { readonly first: number };
  /** `true`: search engines are told that the page stands right below home, whatever its menu group. */
  readonly belowHome?: boolean;
  /** The day of the last change of what the page says, `2026-11-20`, where it names one: search engines are told it. */
  readonly revised?: string;
  /** Further paths that show the same screen; their canonical link names `path`. */
  readonly aliases?: readonly string[];
  /** `true`: the page has something to do without a sign of its visitor, such as to look for what is new; its scripts start once it is idle. Others start when they are needed. */
  readonly startsByItself?: boolean;
  /** Firestore's collection whose document ids are the values of the path's parameter: where there is none, the address is 404. */
  readonly documents?: string;
  /** File of the module whose default export is a {@link Prerender}; it runs while composing and never reaches a browser. */
  readonly prerender?: string;
  /** `true`: the page is for whoever runs the site. Nothing is offered on it that is for visitors. */
  readonly internal?: boolean;
  /** What the page is written in, as BCP 47 names it: `en`, `zh-Hans`. Default: the language of the site, `ko`. */
  readonly language?: string;
  /** Path of the page that says the same in the site's language: search engines are told of both by both. */
  readonly translates?: string;
  /** `true` keeps the page out of search results and the sitemap. */
  readonly noindex?: boolean;
  /** The footer links the page under this label. */
  readonly footer?: { readonly label: string; readonly order: number };
  /** What the page may load beside the shell, of all modules that are on it. */
  readonly budget?: RemoteBudget;
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
  /** Top-level items of the navigation that come with its pages. */
  readonly menuGroups?: readonly RemoteMenuGroup[];
  /** Files that `npm run pictures` writes, by name: pages have them as their banner by `<module>/<name>`. */
  readonly banners?: Readonly<Record<string, string>>;
  /** What the module itself may load on any page that one of its pieces is on. */
  readonly budget?: RemoteBudget;
  /** Pieces of other modules that this one places with `<Federated>`. A release without one of them is refused. */
  readonly uses?: readonly PieceName[];
  /** Slots of the shell that this module fills, by their name. */
  readonly slots?: Readonly<Record<string, SlotFilling>>;
  /**
   * Pieces that pages of other sites may place, by Module Federation: expose key to source file. A piece brings all it needs but
   * React, so the file puts `<ForeignSite>` of `@platform/runtime/foreign` around it. Visitors of the site load nothing of it.
   */
  readonly foreign?: Readonly<Record<ExposeKey, string>>;
  /**
   * File of the module whose default export says which foreign origins its pages load from, as {@link SourcesOf}; it runs while
   * composing. The content security policy of the site is made of all of them.
   */
  readonly sources?: string;
}
