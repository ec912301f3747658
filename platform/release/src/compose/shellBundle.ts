import type { BroughtPicture, BrowserLock, PageData, Prerender, SourcesOf } from '@platform/contract';
import type { DocumentAssets } from './documentHtml';

/** What the shell's server bundle exports. */
export interface ShellBundle {
  readonly shared: Readonly<Record<string, unknown>>;
  readonly documentAssets: DocumentAssets;
  render(options: {
    url: string;
    lock: BrowserLock;
    page: PageData | null;
    /** The last is `seen` for a piece whose scripts are to wait until it is. */
    loadPiece: (module: string, expose: string, attempt: number, when?: 'now' | 'seen') => Promise<unknown>;
  }): Promise<{ head: string; body: string }>;
}

/** What a module's server bundle exports: its pieces and prerender files by the names of its `remote.ts`. */
export interface RemoteBundle {
  readonly exposes: Readonly<Record<string, () => Promise<unknown>>>;
  readonly prerenders: Readonly<Record<string, () => Promise<{ default: Prerender }>>>;
  /** Files of the banner pictures it brings, by name; each exports its picture. Absent where it was published before there were any. */
  readonly banners?: Readonly<Record<string, () => Promise<Readonly<Record<string, BroughtPicture>>>>>;
  /** The file that `sources` names, or `null`. */
  readonly sources: (() => Promise<{ default: SourcesOf }>) | null;
}
