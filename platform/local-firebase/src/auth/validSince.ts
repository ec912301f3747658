import { isObject } from '../http/readBody';

/** Collection with a document for everyone who signed out: `sessions/{uid}` with `validSince`, a time of the server. */
export const sessionsCollection = 'sessions';

/**
 * Whether a sign-in is later than the moment up to which all of that account's were ended. The rules compare the same way.
 * `authTime` in seconds, `validSince` in milliseconds; a token whose `auth_time` is no number is not current.
 */
export function isCurrentSignIn(authTime: unknown, validSince: number | null): boolean {
  return validSince === null || (typeof authTime === 'number' && authTime * 1000 > Math.floor(validSince));
}

/** The first `auth_time`, in seconds, that is current. It is ahead of the clock by a second for each time that all were ended within this one. */
export function authTimeAfter(validSince: number | null, now: number): number {
  return Math.max(Math.floor(now / 1000), validSince === null ? 0 : Math.floor(validSince / 1000) + 1);
}

/** Milliseconds of a `validSince` as `firebase-admin` reads it, a `Timestamp`; `null` where there is none. */
export function adminValidSince(data: unknown): number | null {
  const value = isObject(data) ? data.validSince : null;
  if (typeof value !== 'object' || value === null || !('toMillis' in value)) return null;
  const { toMillis } = value;
  return typeof toMillis === 'function' ? Number(toMillis.call(value)) : null;
}
