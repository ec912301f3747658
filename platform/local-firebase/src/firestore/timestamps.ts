import { invalid } from '../http/ApiError';

/** Nanoseconds since 1970 of a timestamp as the API writes it: `2026-11-20T09:29:37.240Z`. */
export function parseTimestamp(text: unknown): bigint {
  const match = typeof text === 'string' ? /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?Z$/.exec(text) : null;
  const seconds = match ? Date.parse(`${match[1]}Z`) : Number.NaN;
  if (!match || Number.isNaN(seconds)) return invalid('timestampValue');
  return BigInt(seconds) * 1_000_000n + BigInt((match[2] ?? '').padEnd(9, '0'));
}

/** The timestamp as Firestore writes it: no fraction, or one of 3, 6 or 9 digits. */
export function canonicalTimestamp(text: unknown): string {
  const nanoseconds = parseTimestamp(text);
  const fraction = String(((nanoseconds % 1_000_000_000n) + 1_000_000_000n) % 1_000_000_000n).padStart(9, '0');
  const digits = fraction.replace(/(?:000){1,3}$/, '');
  return `${String(text).slice(0, 19)}${digits && `.${digits}`}Z`;
}

/** A clock that never says the same microsecond twice, for the times of commits. */
export class CommitClock {
  #last = 0n;

  now(): string {
    const now = BigInt(Date.now()) * 1000n;
    this.#last = now > this.#last ? now : this.#last + 1n;
    const milliseconds = new Date(Number(this.#last / 1000n)).toISOString().slice(0, -1);
    return `${milliseconds}${String(this.#last % 1000n).padStart(3, '0')}Z`;
  }
}
