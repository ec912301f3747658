import { type ComponentType, createContext, type ReactNode, use } from 'react';
import type { Pieces } from './pieces';

/** Renders a piece of another module. The shell provides it, from the lock. */
export type FederatedRenderer = ComponentType<{
  readonly of: string;
  readonly fallback: ReactNode;
  readonly props: Readonly<Record<string, unknown>>;
  readonly when: 'now' | 'seen';
}>;

/** How `<Federated>` finds pieces; set by the shell. */
export const FederationContext = createContext<FederatedRenderer | null>(null);

/** The pieces there are to place; any name where no `pieces.d.ts` says which. */
type PieceOf = keyof Pieces extends never ? `${string}/${string}` : keyof Pieces;

/** What a piece takes, as its module's surface says. */
type PropsOf<Of> = Of extends keyof Pieces ? Pieces[Of] : Readonly<Record<string, unknown>>;

type FederatedProps<Of extends PieceOf> = PropsOf<Of> & {
  /** Module and expose: `mf-forms/SignUp`. */
  readonly of: Of;
  /** Shown while the piece loads and in its place when it cannot be had. */
  readonly fallback?: ReactNode;
  /** `seen`: on the page that the visitor opened first, its HTML is enough until it comes near the screen or is touched. Default `now`. */
  readonly when?: 'now' | 'seen';
};

/** Places a piece of another module, in the browser and while prerendering alike. Everything else it is given are the piece's props. */
export function Federated<Of extends PieceOf>({ of, fallback = null, when = 'now', ...props }: FederatedProps<Of>) {
  const Renderer = use(FederationContext);
  if (!Renderer) {
    throw new Error(`<Federated of="${of}"> has no shell around it. In a test, provide FederationContext.`);
  }
  return <Renderer of={of} fallback={fallback} props={props} when={when} />;
}
