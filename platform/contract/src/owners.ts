/** A key that signs what a team publishes. */
export interface TeamKey {
  /** Public half, Ed25519, base64url, as `npm run keys -- new` prints it. */
  readonly key: string;
  /** Modules that it signs; `site-facts` and `composer` stand for those, `*` for all. */
  readonly owns: readonly string[];
  /** Channels that it releases to: `live`, `staging`, `pr-*`, or `*` for all. */
  readonly channels: readonly string[];
  /** Whom to ask where it says no: a name with an address. */
  readonly contact: string;
  /** ISO 8601. What went live with its signature before that stays good; nothing since. */
  readonly revoked?: string;
}

/** Who may publish what, by the name of the key. A team that changes its key has two for a while. */
export type Owners = Readonly<Record<string, TeamKey>>;

/** Whether one of the patterns, each a name or the beginning of names before `*`, means a name. */
export const isMeant = (patterns: readonly string[], name: string): boolean =>
  patterns.some((pattern) => (pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name));
