/** A release as whoever works on the site sees it at a glance. */
export interface ToldRelease {
  /** Its channel and number, as documents and leads name it: `live/41`. */
  readonly name: string;
  readonly kind: 'publish' | 'rollback' | 'choice' | 'promotion' | 'pin' | 'data' | 'canary';
  /** ISO 8601; `null` before there was a journal. */
  readonly at: string | null;
  /** The name of who released it, without an address, and why; `null` where it is not known. */
  readonly by: string | null;
  readonly why: string | null;
  /** The modules, and the site's facts, whose version it changed. */
  readonly changed: readonly string[];
  /** What a browser said of it before it went live; `null` where none was asked. */
  readonly gate:
    | { readonly outcome: 'passed'; readonly pages: number; readonly leftOut: number }
    | { readonly outcome: 'skipped'; readonly why: string }
    | null;
}

/** The newest releases of a site. */
export interface ReleaseOverview {
  /** The live ones, newest first; what only followed a post is not among them. */
  readonly releases: readonly ToldRelease[];
  /** What a share of all visitors (0 to 1) gets while it is open, or `null`. */
  readonly canary: (ToldRelease & { readonly share: number }) | null;
}
