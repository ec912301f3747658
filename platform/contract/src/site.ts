import type { Retention } from './evidence';
import type { Owners } from './owners';
import type { Facts, MenuGroupId } from './register';
import type { OwnName } from './remote';
import type { SignalFacts } from './signals';

/** What the platform itself reads of a site's facts. */
export interface BaseFacts {
  readonly projectName: string;
  /** The `{site}` of paths. */
  readonly slug: string;
  /** The site's public address without a trailing slash, for canonical links, sitemap and shared pictures. */
  readonly origin: string;
  /** As shown; a `tel:` link drops everything but digits. */
  readonly phone: string;
  /** When somebody answers it, as shown. */
  readonly hours: string;
  readonly firebase: FirebaseFacts;
  /** Public half of the key that signs overrides (Ed25519, base64url), as `npm run override -- --new-key` prints it. `null`: none is taken. */
  readonly overrideKey: string | null;
  /** Where pages say what went wrong and how fast they were. Absent or `null`: they do not. */
  readonly signals?: SignalFacts | null;
}

/** Public configuration of the Firebase project; none of it is a secret. */
export interface FirebaseFacts {
  readonly projectId: string;
  readonly apiKey: string;
  readonly authDomain: string;
  readonly appId: string;
  /** `'same-origin'`: the back end answers on the site's own address, as it does locally. `null`: Google's servers. */
  readonly emulator: 'same-origin' | null;
  /** Site key of reCAPTCHA Enterprise, with which App Check tells browsers from scripts. Absent or `null`: it is not used, and nothing of it is loaded. */
  readonly appCheckKey?: string | null;
  /** The bucket of Firebase Storage that keeps pictures of posts. Absent or `null`: posts have none. */
  readonly storageBucket?: string | null;
}

/** A top-level item of the navigation. A page joins one with `menu.group`. */
export interface MenuGroup {
  readonly id: MenuGroupId | OwnName;
  readonly label: string;
  /** `false`: the group has a sub-menu but no item in the header. */
  readonly inHeader: boolean;
  /** `true`: the footer lists its pages, too. */
  readonly inFooter?: boolean;
}

/** What pages may cost a visitor at first load, in bytes, brotli. */
export interface Budget {
  readonly name: string;
  /** Documents the budget is for, by their file in the site's public folder and their HTML. */
  readonly pages: (file: string, html: string) => boolean;
  /** `fonts`: files of the first screen. */
  readonly kind: 'js' | 'css' | 'fonts';
  /** `beyond-shell` leaves out the files that every page has, `containers` counts what modules add for being modules, `own` the files of one module. */
  readonly counts: 'all' | 'beyond-shell' | 'containers' | { readonly own: string };
  readonly limit: number;
}

/** Code of the back end that is deployed with a site. */
export interface SiteFunctions {
  /** The file that makes the functions, below the repository, and the name of what makes them of facts, region and release. */
  readonly file: string;
  readonly maker: string;
  /** Names of the functions it makes. */
  readonly names: readonly string[];
  /** Which of them answers a path, and everything below it. */
  readonly answers: readonly { readonly path: string; readonly name: string }[];
  /** Which of them answers addresses of documents that have no page of their own. Absent: the page that stands in does, whatever is asked for. */
  readonly documents?: string;
}

/** A product, as the platform composes it: the default export of `site/src/index.ts`. */
export interface Site {
  readonly facts: Facts;
  /** In the order of the header. */
  readonly menuGroups: readonly MenuGroup[];
  readonly budgets: readonly Budget[];
  /**
   * The functions that a site of these facts needs, `null` where it needs none.
   *
   * @throws where the facts name what none of them answers
   */
  readonly functions: (facts: Facts) => SiteFunctions | null;
  /** Firestore's security rules and indexes: files below the repository. */
  readonly firestore?: { readonly rules: string; readonly indexes: string };
  /** Firebase Storage's security rules: a file below the repository. */
  readonly storage?: { readonly rules: string };
  /** Who may publish what. Absent or empty: whoever writes to the release store. */
  readonly owners?: Owners;
  /** How long what was published stays. */
  readonly retention: Retention;
  /** The file below the repository that reads what visitors left, and the name of the `MakeWitnesses` in it; `null` where they leave nothing. */
  readonly witnesses: { readonly file: string; readonly maker: string } | null;
}

/** Origins that pages load from beside the site's own, by directive of the content security policy. */
export interface Sources {
  readonly 'connect-src'?: readonly string[];
  readonly 'form-action'?: readonly string[];
  readonly 'frame-src'?: readonly string[];
  readonly 'img-src'?: readonly string[];
  readonly 'media-src'?: readonly string[];
  /** Only for what a service of the owner's needs: such scripts are nobody's whom the release lock knows. */
  readonly 'script-src'?: readonly string[];
}
