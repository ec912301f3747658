import { lazy } from 'react';
import { Hydration } from '../hydration';
import { load, type Piece, type PieceLoader, type PieceProps, type Pieces, pieceOf, ready } from '../pieces';
import { type Stillness, StillnessContext } from './Stillness';
import { watchedJsx } from './watchedPackages';

/** Makes what a map does not have yet. */
function known(pieces: Map<string, Piece>, of: string, make: () => Piece): Piece {
  const piece = pieces.get(of) ?? make();
  pieces.set(of, piece);
  return piece;
}

/**
 * Pieces while a page is composed: what can not be had rejects, and the page is not composed.
 *
 * @param stillness is told where the page needs scripts
 */
export function composedPieces(loader: PieceLoader, stillness: Stillness): Pieces {
  const placed = new Map<string, Piece>();
  // What is a page may be placed around others, too, and is not watched there.
  const pages = new Map<string, Piece>();
  return {
    hydration: new Hydration(),
    piece: (of, when) => known(placed, of, () => lazy(async () => ready(await load(loader, of, 0, when)))),
    page(route) {
      if (route.startsByItself) stillness.end();
      const of = pieceOf(route);
      const watched = async () => {
        const Content = await load(loader, of, 0);
        return {
          default: ({ props }: PieceProps) => (
            <StillnessContext value={stillness}>{watchedJsx(Content, props)}</StillnessContext>
          ),
        };
      };
      return known(pages, of, () => lazy(watched));
    },
  };
}
