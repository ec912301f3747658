/**
 * Parameter of an address that carries an override: its JSON and the signature over that, in base64url, joined by a dot.
 * A file of its own, because every page looks for it, and reads it only where it is there.
 */
export const overrideParameter = 'override';
