import { createHmac, timingSafeEqual } from 'node:crypto';

type Algorithm = 'sha1' | 'sha256' | 'sha512';

/** Seconds that a code is for, and its digits: what every authenticator app knows, and Identity Platform uses. */
export const totpPeriod = 30;
export const totpDigits = 6;

/** Codes of so many periods before and after are taken: telephones' clocks are not quite right, and people type slowly. */
const adjacentPeriods = 1;

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code of a counter. https://www.rfc-editor.org/rfc/rfc4226#section-5.3 */
export function hotp(secret: Uint8Array, counter: number, digits = totpDigits, algorithm: Algorithm = 'sha1'): string {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt(counter));
  const hash = createHmac(algorithm, secret).update(message).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  const truncated = hash.readUInt32BE(offset) & 0x7fffffff;
  return String(truncated % 10 ** digits).padStart(digits, '0');
}

/** The code of a time in milliseconds. https://www.rfc-editor.org/rfc/rfc6238#section-4 */
export function totp(secret: Uint8Array, time: number, digits = totpDigits, algorithm: Algorithm = 'sha1'): string {
  return hotp(secret, periodOf(time), digits, algorithm);
}

const periodOf = (time: number): number => Math.floor(time / 1000 / totpPeriod);

/**
 * The period whose code was typed, or `null` where it is none of the last, this and the next, or not after `used`: a code that was seen
 * over a shoulder opens nothing a second time.
 *
 * @param time milliseconds
 * @param used the period of the last code that was taken
 */
export function periodOfCode(secret: Uint8Array, code: string, time: number, used: number): number | null {
  const now = periodOf(time);
  let found: number | null = null;
  for (let period = now - adjacentPeriods; period <= now + adjacentPeriods; period++) {
    const expected = Buffer.from(period < 0 ? '' : hotp(secret, period));
    const given = Buffer.from(code);
    // All of them are compared, whichever it is.
    if (expected.length === given.length && timingSafeEqual(expected, given) && period > used) found ??= period;
  }
  return found;
}

/** https://www.rfc-editor.org/rfc/rfc4648#section-6, without padding, as authenticator apps take it. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => letters[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** The bytes of such a text; throws for letters that are none of its. */
export function fromBase32(text: string): Uint8Array {
  const bits = [...text].map((letter) => {
    const value = letters.indexOf(letter);
    if (value < 0) throw new Error(`${letter} is no letter of base 32.`);
    return value.toString(2).padStart(5, '0');
  });
  return Uint8Array.from(bits.join('').match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}
