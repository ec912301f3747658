import { type ComponentType, createContext, type ReactNode, use } from 'react';

/** Renders a piece of another module. The shell provides it, from the lock. */
export type FederatedRenderer = ComponentType<{
  readonly of: string;
  readonly fallback: ReactNode;
  readonly props: Readonly<Record<string, unknown>>;
}>;

/** How `<Federated>` finds pieces; set by the shell. */
export const FederationContext = createContext<FederatedRenderer | null>(null);

interface FederatedProps {
  /** Module and expose: `mf-leads/ReservationForm`. */
  readonly of: `${string}/${string}`;
  /** Shown while the piece loads and in its place when it cannot be had. */
  readonly fallback?: ReactNode;
  /** Props of the piece, as its module's README documents them. */
  readonly props?: Readonly<Record<string, unknown>>;
}

/** Places a piece of another module, in the browser and while prerendering alike. */
export function Federated({ of, fallback = null, props = {} }: FederatedProps) {
  const Renderer = use(FederationContext);
  if (!Renderer) {
    throw new Error(`<Federated of="${of}"> has no shell around it. In a test, provide FederationContext.`);
  }
  return <Renderer of={of} fallback={fallback} props={props} />;
}
