import { createHash, randomBytes } from 'node:crypto';

/** Where an account's recovery codes are kept: what verifies them, never themselves. */
export interface RecoveryCodes {
  /** The account has these from now on, and no others. */
  replace(uid: string, hashes: readonly string[]): Promise<void>;
  /** Uses one up; `false` where it is none of the account's, or was used. */
  take(uid: string, hash: string): Promise<boolean>;
  /** How many are left. */
  count(uid: string): Promise<number>;
}

/** No letter that is taken for another: 32 of them, five bits each. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const codes = 8;
/** 80 bits: nobody finds one from its hash. */
const length = 16;

/** New codes, as they are shown once: `AB2C-…`, four times four letters. */
export function newCodes(): readonly string[] {
  return Array.from({ length: codes }, () =>
    [...randomBytes(length)].map((byte, at) => `${at && at % 4 === 0 ? '-' : ''}${letters[byte % 32]}`).join(''),
  );
}

/** What is kept of a code. Blanks, hyphens and small letters make no other one. */
export function hashOf(uid: string, code: string): string {
  const typed = code
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');
  return createHash('sha256').update(`${uid}\0${typed}`).digest('base64url');
}
