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

/** How a module fills a slot of the shell. */
export interface SlotFilling {
  readonly piece: ExposeKey;
  /**
   * Load the piece only in browsers that hold something of this name: a key of `localStorage` that starts with it, or a database
   * called so. Default: whenever the shell opens the slot.
   */
  readonly whenStored?: string;
}

/** A place in the shell that a module fills. */
export interface Slot {
  /** `true`: a site in which no module fills it does not go live. */
  readonly required: boolean;
  /** What the shell hands to the piece. */
  readonly hands: HandedProps;
}

/** The slots of a shell, by name. */
export type Slots = Readonly<Record<string, Slot>>;

export const pieceName = (module: string, expose: string): PieceName => `${module}/${expose.replace(/^\.\//, '')}`;

/** `./SignUp` and `mf-forms` of `mf-forms/SignUp`. */
export function partsOf(piece: string): { readonly module: string; readonly expose: ExposeKey } {
  const slash = piece.indexOf('/');
  return { module: piece.slice(0, slash), expose: `./${piece.slice(slash + 1)}` };
}
