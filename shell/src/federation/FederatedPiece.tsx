import { type FederatedRenderer, useSite } from '@platform/runtime';
import { Suspense, useEffect, useState } from 'react';
import styles from './FederatedPiece.module.css';
import { PageBoundary } from './PageBoundary';
import { usePieces } from './PiecesContext';

/** Whether a piece may render: one that the composer can not prerender waits until its page is alive. */
function useMayRender(module: string): boolean {
  const prerendered = !useSite().lock.remotes[module]?.manifest;
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return prerendered || alive;
}

/** Renders `<Federated>`: a piece of another module inside a boundary of its own. */
export const FederatedPiece: FederatedRenderer = ({ of, fallback, props }) => {
  const Piece = usePieces().piece(of);
  const [module = ''] = of.split('/');
  const mayRender = useMayRender(module);
  return (
    <div className={styles.piece} data-module={module}>
      <PageBoundary path={of} module={module} failed={fallback}>
        <Suspense fallback={fallback}>{mayRender ? <Piece failed={fallback} props={props} /> : fallback}</Suspense>
      </PageBoundary>
    </div>
  );
};
