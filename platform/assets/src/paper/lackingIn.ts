import { Blob, Face } from 'harfbuzzjs';

/** Those of some characters that a font (TrueType) does not have. */
export function lackingIn(font: Uint8Array, characters: string): string {
  const held = new Set(new Face(new Blob(font)).collectUnicodes());
  return [...characters].filter((character) => character > ' ' && !held.has(character.codePointAt(0) ?? 0)).join('');
}
