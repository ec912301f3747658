import type { BrowserRoute } from '@platform/contract';
import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode } from 'react';
import { create } from 'zustand';
import { clearFailure, reportFailure } from './failures';
import type { Hydration } from './hydration';
import { loadWithRetry } from './loadWithRetry';
import { whenSeen } from './whenSeen';

/** What a module exposes: a file whose default export is a component. */
export interface PieceModule {
  readonly default: ComponentType<Record<string, unknown>>;
}

/** Gets a piece; `attempt` counts from 0, `when` is told while composing. Rejects when it can not be had. */
export type PieceLoader = (
  module: string,
  expose: string,
  attempt: number,
  when?: 'now' | 'seen',
) => Promise<PieceModule>;

export interface PieceProps {
  /** Shown in place of a piece that could not be had. */
  readonly failed: ReactNode;
  readonly props: Readonly<Record<string, unknown>>;
}

export type Piece = LazyExoticComponent<ComponentType<PieceProps>>;

type PageRoute = Pick<BrowserRoute, 'remote' | 'expose' | 'startsByItself'>;

/** The name of the piece that is the page of a route. */
export const pieceOf = ({ remote, expose }: PageRoute) => `${remote}/${expose.slice(2)}`;

/** The pieces of modules that a document is made of. */
export interface Pieces {
  readonly hydration: Hydration;
  /**
   * The piece `module/Expose` as a lazy component, the same one each time.
   *
   * @param when `seen`: on the page that came as HTML it is fetched when it comes near the screen or is touched
   */
  piece(of: string, when?: 'now' | 'seen'): Piece;
  /** The piece that is the page of a route. */
  page(route: PageRoute): Piece;
}

interface BrowserPieces extends Pieces {
  /** Has a piece here before it is shown, so that it then shows at once. What fails is asked for again when it is shown. */
  prepare(of: string): void;
  /** What is still held when the visitor leaves the first page starts afresh, on a page that says when it is missing. */
  forgetHeld(): void;
}

/**
 * How far a piece has come in a browser. docs/decisions/0013 has the picture.
 *
 * - `held`: asked for on the page that came as HTML; until it is there its HTML stays, whatever fails. It may wait to be seen
 * - `awaited`: asked for on a later page, which shows that it loads
 * - `missing`: could not be had on a later page, which shows that; it may still come
 * - `ready`
 */
type PieceState = 'held' | 'awaited' | 'missing' | 'ready';

/** Gets the component that a piece is. */
export const load = async (
  loader: PieceLoader,
  of: string,
  attempt: number,
  when?: 'now' | 'seen',
): Promise<PieceModule['default']> => {
  const [module = '', expose = ''] = of.split('/');
  return (await loader(module, expose, attempt, when)).default;
};

interface ReadyPiece {
  readonly default: ComponentType<PieceProps>;
}

/** A piece as a lazy component takes it. */
export const ready = (Content: PieceModule['default']): ReadyPiece => ({
  default: ({ props }: PieceProps) => <Content {...props} />,
});

/** A promise takes a turn, and React would show meanwhile that it waits, for 300 ms at least. */
const atOnce = (piece: ReadyPiece) =>
  // biome-ignore lint/suspicious/noThenProperty: it stands where React awaits a module
  ({ then: (take: (piece: ReadyPiece) => void) => take(piece) }) as unknown as Promise<ReadyPiece>;

/** Pieces in a browser: none ever rejects. What fails is reported with a way to try again, and may come later. */
export function browserPieces(loader: PieceLoader, hydration: Hydration): BrowserPieces {
  const known = new Map<string, { readonly piece: Piece; state: PieceState }>();
  const prepared = new Map<string, PieceModule['default']>();
  /** Late modules: pieces that came when their page showed already that they were missing. */
  const useLateModules = create<Record<string, PieceModule['default']>>(() => ({}));

  const late = (of: string) => ({
    default: ({ failed, props }: PieceProps) => {
      const Content = useLateModules((modules) => modules[of]);
      return Content ? <Content {...props} /> : failed;
    },
  });

  function request(of: string, when: 'now' | 'seen') {
    const waits = when === 'seen' && hydration.onFirstPage;
    const entry = {
      state: (hydration.onFirstPage ? 'held' : 'awaited') as PieceState,
      piece: lazy(() => {
        const here = prepared.get(of);
        if (here) {
          entry.state = 'ready';
          return atOnce(ready(here));
        }
        return new Promise<ReadyPiece>((resolve) => {
          const onFailure = (retry: () => void) => {
            reportFailure(of, retry);
            if (entry.state !== 'awaited') return;
            entry.state = 'missing';
            resolve(late(of));
          };
          void (waits ? whenSeen(of) : Promise.resolve())
            .then(() => loadWithRetry((attempt) => load(loader, of, attempt), onFailure))
            .then((Content) => {
              clearFailure(of);
              entry.state = 'ready';
              useLateModules.setState({ [of]: Content });
              resolve(ready(Content));
            });
        });
      }),
    };
    known.set(of, entry);
    return entry;
  }

  return {
    hydration,
    piece: (of, when = 'now') => (known.get(of) ?? request(of, when)).piece,
    page: (route) => (known.get(pieceOf(route)) ?? request(pieceOf(route), 'now')).piece,
    prepare(of) {
      if (known.has(of)) return;
      load(loader, of, 0).then(
        (Content) => prepared.set(of, Content),
        () => {}, // nobody has asked for it yet
      );
    },
    forgetHeld() {
      for (const [of, { state }] of known) if (state === 'held') known.delete(of);
    },
  };
}
