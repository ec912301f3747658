import type { ShownCharacters, SiteFont } from './fonts';
import type { HandedProps, PieceName, PieceProps, Slots } from './pieces';
import type { Facts } from './register';
import type { ExposeKey, Remote } from './remote';

/** Files of one expose, relative to the module's folder in the release store. */
export interface ExposeAssets {
  /** Needed before the piece can render. */
  readonly js: readonly string[];
  readonly css: readonly string[];
  /** May be asked for later. */
  readonly laterJs: readonly string[];
  readonly laterCss: readonly string[];
}

/** `remote.json`: what a module's build says of itself. The composer reads nothing else but the files it names. */
export interface RemoteSurface {
  readonly remote: Remote;
  /** The federation container. */
  readonly entry: string;
  /** The name of its `mf-manifest.json` where it was built by other tools than ours: the official runtime loads it. */
  readonly manifest?: string;
  /** With `manifest`: the build has a server bundle, and its pieces are prerendered. */
  readonly prerendered?: true;
  readonly exposes: Readonly<Record<string, ExposeAssets>>;
  /** Props of each piece. */
  readonly props: Readonly<Record<ExposeKey, PieceProps>>;
  /** What is handed to each piece of another module. */
  readonly uses: Readonly<Record<PieceName, HandedProps>>;
  /** Shared packages the module expects the shell to bring, as semver ranges. */
  readonly requires: Readonly<Record<string, string>>;
  /** What the fonts are cut for. Absent where it was built by other tools than ours. */
  readonly characters?: ShownCharacters;
}

/** `shell.json`: the same for the shell. */
export interface ShellSurface {
  /** A script that stands inline in every document and starts the others. Absent: they start by themselves. */
  readonly boot?: string;
  readonly entry: { readonly js: readonly string[]; readonly css: readonly string[] };
  readonly slots: Slots;
  /** Shared packages and the exact versions the shell brings. */
  readonly provides: Readonly<Record<string, string>>;
  /** What pages are drawn in; files are assets of the shell. Absent: the fonts of the machine. */
  readonly fonts?: readonly SiteFont[];
  /** What the fonts are cut for. Absent where it was published before shells said so. */
  readonly characters?: ShownCharacters;
}

/** `facts.json`: what pages of other sites are told of the site whose piece they place. */
export interface SiteFile {
  /** Id of the release lock that is live. */
  readonly release: string;
  readonly facts: Facts;
}
