import type { Counts } from './counts';
import type { Tally } from './Tally';
import type { World } from './World';

/** The rows of the table, in its order. */
export const rows = {
  '1': 'leads by the endpoint, under faults',
  '1b': 'leads in a browser',
  '2': 'kill -9 of back end and site',
  '3': 'hostile requests',
  '4': 'verdicts of the rules',
  '5': 'releases under visitors, publishers killed',
  '6': 'identities and tokens',
  '7': 'what is promised against what is on disk',
  '8': 'many leads, many visitors',
} as const;
export type Row = keyof typeof rows;

/** What an attack found. */
export interface Outcome {
  readonly tried: number;
  readonly survived: number;
  /** One sentence per kind of defect, with how often it was seen. */
  readonly broke: readonly string[];
  /** Measurements worth reading, such as `p95 12 ms idle, 15 ms under load`. */
  readonly figures: readonly string[];
  /** Parts that this machine can not try, and why. */
  readonly skipped: readonly string[];
}

/** One way to attack the running site. */
export interface Attack {
  readonly row: Row;
  readonly name: string;
  /** It measures times, and runs while nothing else does. */
  readonly alone?: true;
  /** Counts in `tally` what it tries; what it counted before it threw is counted. */
  readonly run: (world: World, counts: Counts, tally: Tally) => Promise<void>;
}
