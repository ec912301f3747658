import { loadRemote } from '@module-federation/enhanced/runtime';
import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';

type Piece = ComponentType<Record<string, unknown>>;

const known = new Map<string, ReturnType<typeof lazy<Piece>>>();

/** `mf-press/PressListPage` as a lazy component. */
function pieceOf(of: string) {
  const there = known.get(of);
  if (there) return there;
  const piece = lazy(async () => {
    const loaded = await loadRemote<{ default: Piece }>(of.replaceAll('-', '_'));
    if (!loaded) throw new Error(`${of} is not exposed.`);
    return loaded;
  });
  known.set(of, piece);
  return piece;
}

interface BoundaryProps {
  readonly failed: ReactNode;
  readonly children: ReactNode;
}

/** As React's documentation writes one. */
class Boundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.failed : this.props.children;
  }
}

interface RemotePieceProps {
  readonly of: string;
  readonly props?: Readonly<Record<string, unknown>>;
  readonly fallback?: ReactNode;
}

/** A piece of a remote, with what a careful team puts around it. */
export function RemotePiece({ of, props = {}, fallback = null }: RemotePieceProps) {
  const Piece = pieceOf(of);
  return (
    <Boundary failed={<p role="alert">{of} could not be loaded.</p>}>
      <Suspense fallback={fallback}>
        <Piece {...props} />
      </Suspense>
    </Boundary>
  );
}
