import type { SignalReport } from '@platform/contract';
import type { Tally } from '@platform/contract/signalCounts';

/** What was counted of one module in one hour. No more is kept of a signal. */
export interface SignalCount {
  /** The hour, in UTC: `2026-11-22T12`. */
  readonly hour: string;
  readonly release: string | null;
  readonly page: string;
  /** Module and version: `mf-news@1f0c…`. */
  readonly module: string;
  readonly width: SignalReport['width'];
  readonly tally: Tally;
}

/** Where signals are counted. */
export interface SignalStore {
  /** Adds what a report says to its hour; what would be one key too many for the hour is left out. */
  add(hour: string, report: SignalReport): Promise<void>;
  /** What was counted from one hour on (inclusive) to another (exclusive), oldest first. */
  read(from: string, to: string): Promise<readonly SignalCount[]>;
  /** Drops what was counted before an hour. */
  forget(before: string): Promise<void>;
}

/** So many modules, pages and widths of all releases an hour has at most: whoever makes up names fills no disk. */
export const mostKeys = 3000;

/** Days that counts are kept. */
export const signalDays = 90;

/** The hour of a time, in UTC. */
export const hourOf = (time: Date): string => time.toISOString().slice(0, 13);
