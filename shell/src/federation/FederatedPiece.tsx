import { type FederatedRenderer, useSite } from '@platform/runtime';
import { type ComponentProps, memo, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import styles from './FederatedPiece.module.css';
import { markAlive } from './markAlive';
import { PageBoundary } from './PageBoundary';
import { usePieces } from './PiecesContext';

type PieceProps = ComponentProps<FederatedRenderer>;

/** Whether other tools built a module, and whether its pieces may render: what the composer did not prerender waits until its page is alive. */
function useModule(module: string): { readonly isForeign: boolean; readonly mayRender: boolean } {
  const { manifest, prerendered } = useSite().lock.remotes[module] ?? {};
  // Set to what it is, nothing is rendered again: a piece that waits to be seen would lose its HTML.
  const [mayRender, setMayRender] = useState(!manifest || !!prerendered);
  useEffect(() => setMayRender(true), []);
  return { isForeign: !!manifest, mayRender };
}

/** Says that the piece beside it, which came as HTML, is alive. */
function Alive({ place }: { readonly place: RefObject<HTMLElement | null> }) {
  useEffect(() => markAlive(place.current), [place]);
  return null;
}

/** Stands with what takes the place of HTML that React has dropped: the piece beside it need not be seen first. */
function Dropped({ place }: { readonly place: RefObject<HTMLElement | null> }) {
  useEffect(() => void place.current?.dispatchEvent(new Event('wanted')), [place]);
  return null;
}

const sameProps = (one: PieceProps['props'], other: PieceProps['props']) => {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => Object.is(one[key], other[key]));
};

/**
 * React drops the HTML of a boundary that waits when it is rendered again. So a piece that waits to be seen is rendered
 * again only when it is another piece, or is handed something else. A context around it that changes within a press, as
 * the address does at the skip link, no memo holds back.
 */
const isSame = (one: PieceProps, other: PieceProps) =>
  one.when === 'seen' && other.when === 'seen' && one.of === other.of && sameProps(one.props, other.props);

/** Renders `<Federated>`: a piece of another module inside a boundary of its own. */
export const FederatedPiece: FederatedRenderer = memo(function FederatedPiece({
  of,
  fallback,
  props,
  when,
}: PieceProps) {
  const Piece = usePieces().piece(of, when);
  const [module = ''] = of.split('/');
  const { isForeign, mayRender } = useModule(module);
  const place = useRef<HTMLDivElement>(null);
  // Other tools' pieces come later than the page around them: a press on one is kept.
  const waits = when === 'seen' || isForeign;
  return (
    <PageBoundary path={of} module={module} failed={fallback}>
      <div
        ref={place}
        className={styles.place}
        data-module={module}
        {...(waits && { 'data-piece': of, 'data-waiting': '' })}
      >
        <Suspense
          fallback={
            <>
              {fallback}
              {waits && <Dropped place={place} />}
            </>
          }
        >
          {mayRender ? <Piece failed={fallback} props={props} /> : fallback}
          {waits && <Alive place={place} />}
        </Suspense>
      </div>
    </PageBoundary>
  );
}, isSame) as unknown as FederatedRenderer;
