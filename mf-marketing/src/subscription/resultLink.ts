import { type Route, routes, type Verdict, verdicts } from './eligibility';
import { most } from './points';
import type { Score } from './score';

/** What a link to a result holds: three parts of a score and a verdict for each way and area; nobody's day, money or family. */
export interface SharedResult {
  readonly homeless: number;
  readonly dependants: number;
  readonly savings: number;
  /** By way, then by area in the order of the facts. */
  readonly verdicts: Readonly<Record<Route, readonly Verdict[]>>;
}

const letters = 'osxc';
const letterOf: Readonly<Record<Verdict, string>> = { open: 'o', second: 's', check: 'x', closed: 'c' };

/** `#result=22-15-12-oxxc…`, or `null` while the score is not whole. */
export function resultHash(score: Score, found: Readonly<Record<Route, readonly Verdict[]>>): string | null {
  if (!score.homeless || !score.savings) return null;
  const judged = routes.map((route) => found[route].map((verdict) => letterOf[verdict]).join('')).join('');
  return `#result=${score.homeless.points}-${score.dependants.points}-${score.savings.points}-${judged}`;
}

/** What such a hash says; `null` for any other, and for one that no answers lead to. */
export function readResultHash(hash: string, areas: number): SharedResult | null {
  const match = /^#result=(\d{1,2})-(\d{1,2})-(\d{1,2})-([osxc]+)$/.exec(hash);
  if (match?.[4]?.length !== routes.length * areas) return null;
  const [homeless, dependants, savings] = match.slice(1, 4).map(Number) as [number, number, number];
  if (homeless > most.homeless || dependants > most.dependants || savings > most.savings) return null;
  if (homeless % 2 !== 0 || dependants % 5 !== 0 || dependants < 5 || savings < 1) return null;
  const judged = [...match[4]].map((letter) => verdicts[letters.indexOf(letter)] as Verdict);
  const byRoute = routes.map((route, at) => [route, judged.slice(at * areas, (at + 1) * areas)]);
  return { homeless, dependants, savings, verdicts: Object.fromEntries(byRoute) as SharedResult['verdicts'] };
}
