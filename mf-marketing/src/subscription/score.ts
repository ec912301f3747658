import type { Answers } from './answers';
import { afterMonths, birthday, latest, wholeMonths } from './period';
import { dependantPoints, homelessPoints, most, savingsPoints, spousePoints } from './points';

/** Why the months without a home are counted from where they are, or are not. */
export type HomelessFrom = 'thirty' | 'marriage' | 'sale' | 'owner' | 'young';

export interface HomelessScore {
  readonly points: number;
  readonly months: number;
  /** The day they are counted from; `null` where there are none. */
  readonly since: string | null;
  readonly from: HomelessFrom;
}

export interface SavingsScore {
  readonly points: number;
  readonly own: number;
  /** What the spouse's account really adds, after the cap. */
  readonly spouse: number;
  readonly months: number;
  /** The day they are counted from: later than the opening where years under age are left out. */
  readonly since: string;
}

export interface DependantsScore {
  readonly points: number;
  readonly people: number;
  /** Parents were named that do not count, since the applicant is not the head of the household. */
  readonly withoutAscendants: boolean;
}

/** A part is `null` while what it rests on was not said. */
export interface Score {
  readonly homeless: HomelessScore | null;
  readonly dependants: DependantsScore;
  readonly savings: SavingsScore | null;
  readonly total: number | null;
}

export const ownsHome = ({ homes }: Answers): boolean => homes === 'one' || homes === 'many';

/** 별표 1 제1호 가목. */
function homelessScore(answers: Answers): HomelessScore | null {
  const { asOf, born, marriage, marriedOn, homes, homelessSince } = answers;
  if (ownsHome(answers)) return { points: 0, months: 0, since: null, from: 'owner' };
  if (!born || (marriage !== 'never' && !marriedOn) || (homes === 'sold' && !homelessSince)) return null;
  const thirty = birthday(born, 30);
  const early = marriage !== 'never' && marriedOn !== null && marriedOn < thirty;
  const counted = early ? marriedOn : thirty;
  const sold = homes === 'sold' ? homelessSince : null;
  const since = latest(counted, sold);
  if (since > asOf) return { points: 0, months: 0, since: null, from: 'young' };
  const months = wholeMonths(since, asOf);
  const from = since === counted ? (early ? 'marriage' : 'thirty') : 'sale';
  return { points: homelessPoints(months), months, since, from };
}

/** 별표 1 제1호 나목. */
function dependantsScore({ standing, marriage, ascendants, children, grownChildren }: Answers): DependantsScore {
  const isHead = standing === 'head' || standing === 'alone';
  const people = (marriage === 'married' ? 1 : 0) + (isHead ? ascendants : 0) + children + grownChildren;
  return { points: dependantPoints(people), people, withoutAscendants: !isHead && ascendants > 0 };
}

/**
 * From when an account counts. Of the years under age, those before 2024 count for two at most, all of them for five (제10조
 * 제6항); the two stretches touch, so that one day says it.
 */
export function countedSince(joinedOn: string, born: string | null, asOf: string): string {
  const adult = born ? birthday(born, 19) : joinedOn;
  if (joinedOn >= adult) return joinedOn;
  const end = adult < asOf ? adult : asOf;
  const before = end < '2024-01-01' ? end : '2024-01-01';
  return latest(joinedOn, joinedOn < before ? afterMonths(before, -24) : null, afterMonths(end, -60));
}

/** 별표 1 제1호 다목, 비고 2. */
function savingsScore({ asOf, born, joinedOn, marriage, spouseJoinedOn }: Answers): SavingsScore | null {
  if (!joinedOn || joinedOn > asOf) return null;
  const since = countedSince(joinedOn, born, asOf);
  const months = wholeMonths(since, asOf);
  const own = savingsPoints(months);
  const counts = marriage === 'married' && spouseJoinedOn !== null && spouseJoinedOn <= asOf;
  const points = Math.min(most.savings, own + (counts ? spousePoints(wholeMonths(spouseJoinedOn, asOf)) : 0));
  return { points, own, spouse: points - own, months, since };
}

/** The score by 주택공급에 관한 규칙 별표 1, out of 84. */
export function scoreOf(answers: Answers): Score {
  const homeless = homelessScore(answers);
  const dependants = dependantsScore(answers);
  const savings = savingsScore(answers);
  const total = homeless && savings ? homeless.points + dependants.points + savings.points : null;
  return { homeless, dependants, savings, total };
}
