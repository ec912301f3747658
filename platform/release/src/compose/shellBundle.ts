import type { BroughtPicture, BrowserLock, PageData, Prerender, Sources, SourcesOf } from '@platform/contract';
import type { DocumentAssets } from './documentHtml';
import type { OwnRoute } from './pageLock';

/** What the shell's server bundle exports. */
export interface ShellBundle {
  readonly shared: Readonly<Record<string, unknown>>;
  readonly documentAssets: DocumentAssets;
  render(options: RenderOptions): Promise<{ head: string; body: string }>;
}

/** What the shell renders a page of. */
export interface RenderOptions {
  readonly url: string;
  readonly lock: BrowserLock;
  readonly page: PageData | null;
  /** The last is `seen` for a piece whose scripts are to wait until it is. */
  readonly loadPiece: (module: string, expose: string, attempt: number, when?: 'now' | 'seen') => Promise<unknown>;
}

/** A page as the shell rendered it, and what it was rendered from. */
export interface Rendering {
  readonly head: string;
  readonly body: string;
  /** Places of the lock that were read. */
  readonly read: readonly string[];
  /** Whether the same inputs make it again: neither the clock nor chance was asked. */
  readonly isRepeatable: boolean;
}

/** What a page of a composition is rendered of. */
export interface PageRequest extends RenderOptions {
  /** What of the lock all pages are rendered with: the same object for all of them. */
  readonly lock: BrowserLock;
  readonly own: OwnRoute | null;
}

/** The shell where it runs. */
export interface RunningShell {
  readonly documentAssets: DocumentAssets;
  /** Pages are rendered one at a time, in the order in which they are asked for. */
  render(options: PageRequest): Promise<Rendering>;
}

/** A prerender file, whose answers may take a moment. */
export type AskedPrerender = {
  readonly [Name in keyof Prerender]: (
    ...given: Parameters<NonNullable<Prerender[Name]>>
  ) => ReturnType<NonNullable<Prerender[Name]>> | Promise<Awaited<ReturnType<NonNullable<Prerender[Name]>>>>;
};

/** What a module's server bundle exports: its pieces and prerender files by the names of its `remote.ts`. */
export interface RemoteBundle {
  readonly exposes: Readonly<Record<string, () => Promise<unknown>>>;
  readonly prerenders: Readonly<Record<string, () => Promise<{ default: AskedPrerender }>>>;
  /** Files of the banner pictures it brings, by name; each exports its picture. Absent where it was published before there were any. */
  readonly banners?: Readonly<Record<string, () => Promise<Readonly<Record<string, BroughtPicture>>>>>;
  /** The file that `sources` names, or `null`. */
  readonly sources:
    | (() => Promise<{ default: (...given: Parameters<SourcesOf>) => Sources | Promise<Sources> }>)
    | null;
}

/** Server bundles that run. */
export interface RunningBundles {
  /** What runs them: another one may have other words for dates and numbers. */
  readonly engine: string;
  readonly shell: RunningShell;
  readonly remotes: Readonly<Record<string, RemoteBundle>>;
}

/** Runs server bundles. */
export type RunBundles = (given: {
  /** Code by module, the shell's as `shell`. */
  readonly code: Readonly<Record<string, string>>;
  /** Where the back end answers, or `null`. */
  readonly backEnd: string | null;
}) => Promise<RunningBundles>;
