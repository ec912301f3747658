import type { PieceStates } from '@platform/runtime/pieces';

/** The pieces of all modules in their states, by name. The build puts in what it finds: `findStates.ts`. */
export const pieces: readonly (readonly [piece: string, states: PieceStates])[] = [];
