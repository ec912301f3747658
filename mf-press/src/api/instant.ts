import { Timestamp } from 'firebase/firestore/lite';
import type { Instant } from './post';

/** An instant as the SDK gives it; the beginning of 1970 for anything else. */
export function toInstant(date: unknown): Instant {
  return date instanceof Timestamp
    ? { seconds: date.seconds, nanoseconds: date.nanoseconds }
    : { seconds: 0, nanoseconds: 0 };
}
