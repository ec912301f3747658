import type { ExposeKey } from './remote';

/** A piece by the module that exposes it: `mf-forms/SignUp` is `./SignUp` of `mf-forms`. */
export type PieceName = `${string}/${string}`;

/**
 * A type in a form that can be compared: the members of its union, each as written, without line breaks, sorted.
 * A type that is no union has one member.
 */
export type TypeMembers = readonly string[];

/** One prop of a piece. */
export interface PieceProp {
  readonly required: boolean;
  readonly type: TypeMembers;
}

/** The props of a piece, by name. */
export type PieceProps = Readonly<Record<string, PieceProp>>;

/** What a module hands to a piece of another, by prop: the type it was checked against when the module was built. */
export type HandedProps = Readonly<Record<string, TypeMembers>>;

export const pieceName = (module: string, expose: string): PieceName => `${module}/${expose.replace(/^\.\//, '')}`;

/** `./SignUp` and `mf-forms` of `mf-forms/SignUp`. */
export function partsOf(piece: string): { readonly module: string; readonly expose: ExposeKey } {
  const slash = piece.indexOf('/');
  return { module: piece.slice(0, slash), expose: `./${piece.slice(slash + 1)}` };
}
