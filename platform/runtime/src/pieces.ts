/**
 * Props of the pieces that a module places, by name: `'mf-forms/SignUp': { readonly opener?: string }`. Each module's
 * `pieces.d.ts` fills it from the published surfaces of the others.
 */
// biome-ignore lint/suspicious/noEmptyInterface: modules fill it.
export interface Pieces {}
