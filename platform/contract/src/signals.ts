/** Measures of a page as its visitors had it. https://web.dev/articles/vitals */
export const vitals = ['LCP', 'INP', 'CLS'] as const;
export type Vital = (typeof vitals)[number];

/** Widths of a window: up to 600 px, up to 900 px, above. */
export const widths = ['narrow', 'medium', 'wide'] as const;
export type Width = (typeof widths)[number];

/** What happened. None of it says who. */
export type Signal = {
  /** Pattern of the route, as `/news/:id`; `*` for an address that is no page's. */
  readonly page: string;
  /** Whose it is, as `mf-news@1f0c…`. */
  readonly module: string;
} & (
  | {
      /** A page was shown; `first`: it is the one that the document was opened with. */
      readonly kind: 'view';
      readonly first: boolean;
    }
  | {
      /** Code failed; `first`: for the first time in this document. */
      readonly kind: 'error';
      readonly first: boolean;
    }
  | {
      readonly kind: 'vital';
      readonly name: Vital;
      /** Milliseconds; of CLS a number without a unit. */
      readonly value: number;
    }
  /** A form that the site is there for was begun, and its data accepted: each at most once in a document. */
  | { readonly kind: 'attempt' | 'goal' }
);

/** What a document sends: everything that happened in it since it sent last. */
export interface SignalReport {
  /** The release it came from, as `live/41`; `null` where its server did not say. */
  readonly release: string | null;
  readonly width: Width;
  readonly signals: readonly Signal[];
}

/** Where documents of a site send their signals. */
export interface SignalFacts {
  readonly endpoint: string;
  /** How many documents of all do, between 0 and 1. */
  readonly share: number;
}

/** A document has so many signals at most: code that fails in a loop says nothing new. */
export const mostSignals = 40;

const releaseRule = /^[a-z][\w-]{0,39}\/\d{1,8}$/;
const moduleRule = /^[a-z][\w-]{0,39}@[\da-f]{6,64}$/;
const pageRule = /^(?:\*|\/[\w\-.:/]{0,99})$/;

type Fields = Readonly<Record<string, unknown>>;

function readSignal(sent: unknown): Signal | null {
  if (typeof sent !== 'object' || sent === null) return null;
  const { kind, page, module, first, name, value } = sent as Fields;
  if (typeof page !== 'string' || !pageRule.test(page)) return null;
  if (typeof module !== 'string' || !moduleRule.test(module)) return null;
  const place = { page, module };
  if (kind === 'attempt' || kind === 'goal') return { ...place, kind };
  if (kind === 'view' || kind === 'error') return typeof first === 'boolean' ? { ...place, kind, first } : null;
  const vital = vitals.find((one) => one === name);
  const isMeasure = typeof value === 'number' && value >= 0 && value < 1e7;
  return kind === 'vital' && vital && isMeasure ? { ...place, kind, name: vital, value } : null;
}

/** A report as it was sent, or `null` where it is none. A field that it does not have is not taken over. */
export function readReport(sent: unknown): SignalReport | null {
  if (typeof sent !== 'object' || sent === null) return null;
  const { release, width, signals } = sent as Fields;
  const known = widths.find((one) => one === width);
  const isRelease = release === null || (typeof release === 'string' && releaseRule.test(release));
  if (!known || !isRelease || !Array.isArray(signals) || signals.length > mostSignals) return null;
  const read = signals.map(readSignal);
  return read.includes(null) ? null : { release: release as string | null, width: known, signals: read as Signal[] };
}
