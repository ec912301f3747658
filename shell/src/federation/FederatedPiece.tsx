import type { FederatedRenderer } from '@platform/runtime';
import { Suspense } from 'react';
import { PageBoundary } from './PageBoundary';
import { piece } from './pieces';

/** Renders `<Federated>`: a piece of another module inside a boundary of its own. */
export const FederatedPiece: FederatedRenderer = ({ of, fallback, props }) => {
  const Piece = piece(of);
  return (
    <PageBoundary path={of} failed={fallback}>
      <Suspense fallback={fallback}>
        <Piece failed={fallback} props={props} />
      </Suspense>
    </PageBoundary>
  );
};
