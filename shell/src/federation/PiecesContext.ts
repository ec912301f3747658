import { createContext, use } from 'react';
import type { Pieces } from './pieces';

/** The pieces that the document is made of; set once, around the whole site. */
export const PiecesContext = createContext<Pieces | null>(null);

/** The pieces that the document is made of. */
export function usePieces(): Pieces {
  const pieces = use(PiecesContext);
  if (!pieces) throw new Error('No pieces here: <PiecesContext> is missing above. main.tsx and server.tsx set it.');
  return pieces;
}
