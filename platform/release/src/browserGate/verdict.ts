/** Pages that were not opened, and why. */
export interface LeftOut {
  readonly count: number;
  /** Some of them. */
  readonly pages: readonly string[];
  readonly why: string;
}

/** Pages were opened, and none of them fell short. */
export interface Passed {
  readonly outcome: 'passed';
  readonly checks: readonly string[];
  /** Paths of the pages that were opened. */
  readonly pages: readonly string[];
  readonly leftOut: readonly LeftOut[];
  readonly ms: number;
}

/** No page was opened. */
export interface Skipped {
  readonly outcome: 'skipped';
  readonly why: string;
}

/** What a browser said of a release before it went live. What falls short is refused, and has no release. */
export type GateVerdict = Passed | Skipped;

/** Where a page falls short. */
export interface Shortfall {
  readonly module: string;
  readonly page: string;
  /** The screen, or how the page was opened: `390 px`, `without scripts`. */
  readonly shown: string;
  readonly what: string;
  /** Path of a picture of the page, where it could be taken. */
  readonly screenshot?: string | undefined;
}

const inWords = ({ module, page, shown, what, screenshot }: Shortfall) =>
  `${module}, page ${page}, ${shown}: ${what}${screenshot ? `\n    ${screenshot}` : ''}`;

/** A release that the browser speaks against. */
export class GateRefusal extends Error {
  readonly shortfalls: readonly Shortfall[];

  constructor(shortfalls: readonly Shortfall[], pages: number) {
    const short = new Set(shortfalls.map(({ page }) => page)).size;
    super(
      `The release was refused, and nothing went live: ${short} of ${pages} opened ${pages === 1 ? 'page' : 'pages'} ${short === 1 ? 'falls' : 'fall'} short in the browser.\n` +
        `${shortfalls.map(inWords).join('\n')}\n` +
        'Mend them and publish again; or, where it must go live as it is: --without-gate "the reason", which the journal keeps.',
    );
    this.shortfalls = shortfalls;
  }
}

/** A verdict in one line. */
export function describeVerdict(verdict: GateVerdict): string {
  if (verdict.outcome === 'skipped') return `gate       not opened in a browser: ${verdict.why}`;
  const { pages, checks, leftOut, ms } = verdict;
  const others = leftOut.map(({ count, why }) => `, ${count} left out (${why})`).join('');
  return `gate       ${pages.length} ${pages.length === 1 ? 'page' : 'pages'} passed ${checks.length} checks in ${(ms / 1000).toFixed(1)} s${others}`;
}
