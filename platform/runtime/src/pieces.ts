import type { ReactElement } from 'react';

/**
 * Props of the pieces that a module places, by name: `'mf-forms/SignUp': { readonly opener?: string }`. Each module's
 * `pieces.d.ts` fills it from the published surfaces of the others.
 */
// biome-ignore lint/suspicious/noEmptyInterface: modules fill it.
export interface Pieces {}

/**
 * A piece in its states, by their names, for the gallery: the default export of `<Piece>.states.tsx` beside the piece. What a
 * piece comes to by itself is shown by the component that draws that state.
 */
export type PieceStates = Readonly<Record<string, ReactElement>>;
