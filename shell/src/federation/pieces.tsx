import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode } from 'react';
import { create } from 'zustand';
import { clearFailure, reportFailure } from './failures';

/** What a module exposes: a file whose default export is a component. */
export interface PieceModule {
  readonly default: ComponentType<Record<string, unknown>>;
}

/** Gets a piece; `attempt` counts from 0. Rejects when it can not be had. */
export type PieceLoader = (module: string, expose: string, attempt: number) => Promise<PieceModule>;

interface PieceProps {
  /** Shown in place of a piece that could not be had. */
  readonly failed: ReactNode;
  readonly props: Readonly<Record<string, unknown>>;
}

const firstRetryAfter = 300;

const cache = new Map<string, LazyExoticComponent<ComponentType<PieceProps>>>();
let load: PieceLoader = () => Promise.reject(new Error('No piece loader is set.'));
let prerendering = false;

/** Sets where pieces come from: the federation runtime in a browser, the server bundles while composing. */
export function setPieceLoader(loader: PieceLoader, options: { readonly prerendering: boolean }): void {
  load = loader;
  prerendering = options.prerendering;
  // The composer learns which pieces a page is made of from what the page asks for, so each page asks afresh.
  if (prerendering) cache.clear();
}

/** Path of the prerendered page, as long as the visitor is on it. */
let firstPath: string | null = null;
let dehydrated = false;
const held = new Set<string>();

/** The page that came as HTML. While it is open, a piece that fails stays pending and its HTML remains on screen. */
export const hydration = {
  begin(path: string): void {
    firstPath = path;
    dehydrated = true;
  },
  end(): void {
    dehydrated = false;
  },
  /** `true` until the page's own code has taken over its HTML. */
  get pending(): boolean {
    return dehydrated;
  },
  /** From the first navigation on, a piece that fails shows its failure instead. Pieces still held start afresh. */
  visit(path: string): void {
    if (firstPath === null || firstPath === path) return;
    firstPath = null;
    for (const of of held) cache.delete(of);
    held.clear();
  },
};

/** Pieces that came after a navigation had gone on without them. */
const useLatecomers = create<Record<string, PieceModule['default']>>(() => ({}));

function ready(Piece: PieceModule['default']): ComponentType<PieceProps> {
  return ({ props }) => <Piece {...props} />;
}

function latecomer(of: string): ComponentType<PieceProps> {
  return ({ failed, props }) => {
    const Piece = useLatecomers((latecomers) => latecomers[of]);
    return Piece ? <Piece {...props} /> : failed;
  };
}

/** Loads until it works; after the second failure each further try waits for the visitor or the network. */
async function loadPiece(of: string, onFailure: () => void): Promise<PieceModule['default']> {
  const [module = '', expose = ''] = of.split('/');
  for (let attempt = 0; ; attempt++) {
    try {
      const { default: Piece } = await load(module, expose, attempt);
      clearFailure(of);
      return Piece;
    } catch (error) {
      if (prerendering) throw error;
      if (attempt === 0) {
        await new Promise((resolve) => setTimeout(resolve, firstRetryAfter));
        continue;
      }
      await new Promise<void>((retry) => {
        reportFailure(of, retry);
        onFailure();
      });
    }
  }
}

/** The piece `module/Expose` as a lazy component that never rejects in a browser. */
export function piece(of: string): LazyExoticComponent<ComponentType<PieceProps>> {
  const known = cache.get(of);
  if (known) return known;
  const created = lazy(() => {
    const hold = firstPath !== null;
    if (hold) held.add(of);
    return new Promise<{ default: ComponentType<PieceProps> }>((resolve, reject) => {
      const goOn = () => {
        if (!hold) resolve({ default: latecomer(of) });
      };
      loadPiece(of, goOn).then((Piece) => {
        held.delete(of);
        useLatecomers.setState({ [of]: Piece });
        resolve({ default: ready(Piece) });
      }, reject);
    });
  });
  cache.set(of, created);
  return created;
}
