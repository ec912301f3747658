/** What is known of the time. Milliseconds throughout. */
export interface ClockRecord {
  /** Newest time that is trusted: nothing is deleted that expires after it. */
  readonly trusted: number;
  /** Whether a day of running has borne the clock out; until then it may still be set back. */
  readonly confirmed: boolean;
  /** Running time seen since the last full day of it. */
  readonly ran: number;
  /** By how much the clock has leapt in that time. */
  readonly leapt: number;
  /** A clock far ahead, and the running time for which it has stood so. */
  readonly ahead: { readonly wall: number; readonly stood: number } | null;
}

const hour = 3_600_000;

/** A clock may leap by this in a day of running without a question: a stop over night, a correction. */
export const leapAllowed = 48 * hour;

/** Running time for which a clock that leapt further must stand before it is believed. */
export const standing = 24 * hour;

/** How far two readings of one clock may disagree with the time between them. */
const jitter = 60_000;

/** The first record of a store: the newest lead in it bears witness to the clock, or speaks against it. */
export function firstClock(wall: number, earliest: number, newestLead: number | null): ClockRecord {
  const witness = Math.max(earliest, newestLead ?? wall);
  const believed = wall < earliest ? earliest : Math.min(wall, witness + leapAllowed);
  const record = { confirmed: false, ran: 0, leapt: 0, ahead: null };
  return { ...record, trusted: believed < wall ? witness : believed };
}

/**
 * The record after a reading of the wall clock, `elapsed` of running after the reading before.
 * A clock that is behind holds nothing up: time goes on by the running time. A clock that leaps more than {@link leapAllowed}
 * ahead is believed only once it has stood for {@link standing}.
 */
export function advanceClock(record: ClockRecord, wall: number, elapsed: number, earliest: number): ClockRecord {
  const expected = record.trusted + elapsed;
  const day = record.ran + elapsed >= standing;
  const running = day
    ? { confirmed: true, ran: 0, leapt: 0 }
    : { confirmed: record.confirmed, ran: record.ran + elapsed, leapt: record.leapt };
  const leap = wall - expected;

  if (leap < 0) {
    if (!record.confirmed && -leap > jitter && wall >= earliest) return { ...running, trusted: wall, ahead: null };
    // A little behind, time waits for the clock at half its pace; far behind, the clock says nothing.
    return { ...running, trusted: record.trusted + (-leap <= leapAllowed ? elapsed / 2 : elapsed), ahead: null };
  }
  if (running.leapt + leap <= leapAllowed) {
    return { ...running, leapt: running.leapt + leap, trusted: wall, ahead: null };
  }
  const stands = record.ahead !== null && wall >= record.ahead.wall + elapsed - jitter;
  const stood = stands ? record.ahead.stood + elapsed : 0;
  if (stood >= standing) return { trusted: wall, confirmed: true, ran: 0, leapt: 0, ahead: null };
  return { ...running, trusted: expected, ahead: { wall, stood } };
}
