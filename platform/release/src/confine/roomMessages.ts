import type { BroughtPicture, BrowserLock, PageData } from '@platform/contract';
import type { DocumentAssets } from '../compose/documentHtml';
import type { OwnRoute } from '../compose/pageLock';
import type { Rendering } from '../compose/shellBundle';

/** What can be asked of the room, a message each. */
export type Question =
  | { readonly ask: 'code'; readonly module: string; readonly text: string }
  | { readonly ask: 'shell' }
  | { readonly ask: 'remote'; readonly module: string }
  | { readonly ask: 'prerender'; readonly module: string; readonly file: string }
  | {
      readonly ask: 'call';
      readonly module: string;
      readonly file: string;
      readonly name: string;
      readonly given: readonly unknown[];
    }
  | { readonly ask: 'banner'; readonly module: string; readonly name: string }
  | { readonly ask: 'sources'; readonly module: string; readonly given: readonly unknown[] }
  | { readonly ask: 'lock'; readonly lock: BrowserLock }
  | { readonly ask: 'several'; readonly questions: readonly Question[] }
  | RenderQuestion;

/** For a page; the lock of all pages has been told before. */
export interface RenderQuestion {
  readonly ask: 'render';
  readonly url: string;
  readonly own: OwnRoute | null;
  readonly page: PageData | null;
}

/** What a bundle turned out to have. */
export interface RemoteContent {
  readonly exposes: readonly string[];
  readonly prerenders: readonly string[];
  readonly banners: readonly string[];
  readonly hasSources: boolean;
}

/** A piece that a page has, and when its scripts are to run. */
export type PlacedPiece = readonly [module: string, expose: string, when: 'now' | 'seen'];

export interface Answers {
  readonly code: null;
  readonly shell: { readonly documentAssets: DocumentAssets };
  readonly remote: RemoteContent;
  /** Names of the functions that the file has. */
  readonly prerender: readonly string[];
  readonly call: unknown;
  readonly banner: Readonly<Record<string, BroughtPicture>>;
  readonly sources: unknown;
  readonly lock: null;
  /** In the order of the questions. */
  readonly several: readonly Answer<unknown>[];
  readonly render: Rendering & { readonly pieces: readonly PlacedPiece[] };
}

/** An answer, or what went wrong. */
export type Answer<T> = { readonly answer: T } | { readonly error: string };
