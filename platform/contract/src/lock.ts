import type { BroughtPicture } from './banners';
import type { LockedPaper } from './paper';
import type { PieceName } from './pieces';
import type { BannerPicture, Facts } from './register';
import type { ExposeKey, OwnName } from './remote';
import type { ExposeAssets } from './surface';

/** One version of one module, as it is live. */
export interface LockedModule {
  readonly version: string;
  /** Where its files are served: `/_modules/mf-news/1f0c…/`. */
  readonly base: string;
  /** SHA-256 of every file, by its path below `base`. */
  readonly files: Readonly<Record<string, string>>;
}

/** A remote in the lock, with what the browser needs to load its pieces. */
export interface LockedRemote extends LockedModule {
  readonly entry: string;
  /** Address of its `mf-manifest.json` where Module Federation's official runtime is to load it: a remote of another bundler, or one in development. */
  readonly manifest?: string;
  /** With `manifest`: its pieces are prerendered all the same. Without a manifest all are. */
  readonly prerendered?: true;
  readonly exposes: Readonly<Record<string, ExposeAssets>>;
}

/** A path and the module that owns it. */
export interface LockedRoute {
  /** As the router matches it, without `{site}`: `/sample/news/:id`. */
  readonly path: string;
  /** The canonical path; differs from `path` for an alias. */
  readonly canonical: string;
  readonly remote: string;
  readonly expose: ExposeKey;
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  /** See `RemotePage`. */
  readonly ownHeading?: boolean;
  readonly banner: BannerPicture | OwnName | null;
  /** See `RemotePage`. */
  readonly lowBanner?: boolean;
  /** See `RemotePage`. */
  readonly startsByItself?: boolean;
  /** See `RemotePage`. */
  readonly internal?: boolean;
  /** See `RemotePage`. */
  readonly documents?: string;
  /** See `RemotePage`; absent where it is the site's. */
  readonly language?: string;
  /** See `RemotePage`. */
  readonly translates?: string;
  /** Menu group, `null` outside the navigation. */
  readonly group: string | null;
  readonly submenu: readonly MenuEntry[];
  readonly noindex: boolean;
}

export interface MenuEntry {
  readonly label: string;
  /** Of the label and of the page; absent where it is the site's. */
  readonly language?: string;
  readonly path: string;
}

export interface LockedMenuGroup {
  readonly id: string;
  readonly label: string;
  readonly inHeader: boolean;
  readonly inFooter?: boolean;
  readonly entries: readonly MenuEntry[];
}

/** The piece in a slot of the shell. */
export interface LockedSlot {
  readonly of: PieceName;
  /** See `SlotFilling`. */
  readonly whenStored: string | null;
}

/** The release lock: which version of each module is live, which module owns which path, the hash of every file. */
export interface ReleaseLock {
  /** First 16 hex digits of the SHA-256 of everything else in the lock. */
  readonly id: string;
  readonly shell: LockedModule;
  readonly remotes: Readonly<Record<string, LockedRemote>>;
  readonly routes: readonly LockedRoute[];
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  readonly menu: readonly LockedMenuGroup[];
  readonly footer: readonly MenuEntry[];
  /** What fills the slots of the shell, by their name. */
  readonly slots: Readonly<Record<string, LockedSlot>>;
  /** Banner pictures that modules bring, by the name that routes have them by. Absent where none does. */
  readonly banners?: Readonly<Record<string, BroughtPicture>>;
  /** Documents of pages, by their paths. Absent where none has one. */
  readonly papers?: Readonly<Record<string, LockedPaper>>;
  /** Paths that the back end answers on the site's own address, with what lies one or two names below. */
  readonly endpoints: readonly string[];
  readonly facts: Facts;
}

/** What a browser needs of a remote. */
export type BrowserRemote = Omit<LockedRemote, 'files' | 'exposes'> & {
  readonly exposes: Readonly<Record<string, Pick<ExposeAssets, 'js' | 'css'>>>;
};

/** A route as browsers know it. Of its description only the page's own is there; see {@link BrowserLock.descriptions}. */
export type BrowserRoute = Omit<LockedRoute, 'description'> & { readonly description?: string };

/** The part of the lock that browsers need: a file of the release, which every page names. */
export type BrowserLock = Pick<
  ReleaseLock,
  'id' | 'redirects' | 'menu' | 'footer' | 'slots' | 'facts' | 'banners' | 'papers'
> & {
  readonly remotes: Readonly<Record<string, BrowserRemote>>;
  readonly routes: readonly BrowserRoute[];
  /** Address of the descriptions of all routes, by path: what only a navigation needs. Absent where the routes carry them. */
  readonly descriptions?: string;
};

/** What a page found while it was prerendered and hydrates from. */
export interface PageData {
  /** The address it belongs to; another address ignores it. */
  readonly path: string;
  readonly data: unknown;
  readonly head: HeadOverride | null;
}

/** What a page knows better than its entry in `remote.ts`, such as the title of an article. */
export interface HeadOverride {
  readonly title?: string;
  readonly description?: string;
  /** Absolute path of a share picture, 1200 × 630. */
  readonly image?: string;
  /** Keeps this one page of the route out of search engines, and of the sitemap. */
  readonly noindex?: boolean;
  /** ISO 8601. The page is an article, and this is when it was published. */
  readonly publishedAt?: string;
}
