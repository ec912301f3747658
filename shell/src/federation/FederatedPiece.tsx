import type { FederatedRenderer } from '@platform/runtime';
import { Suspense } from 'react';
import { PageBoundary } from './PageBoundary';
import { usePieces } from './PiecesContext';

/** Renders `<Federated>`: a piece of another module inside a boundary of its own. */
export const FederatedPiece: FederatedRenderer = ({ of, fallback, props }) => {
  const Piece = usePieces().piece(of);
  return (
    <PageBoundary path={of} failed={fallback}>
      <Suspense fallback={fallback}>
        <Piece failed={fallback} props={props} />
      </Suspense>
    </PageBoundary>
  );
};
