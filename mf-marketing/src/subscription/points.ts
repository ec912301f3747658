/** 주택공급에 관한 규칙 별표 1 제2호 나목 (2024. 12. 18. 개정), its three tables and 비고 2. */

export const most = { homeless: 32, dependants: 35, savings: 17, spouse: 3, total: 84 } as const;

/** Points of whole months without a home: 2 below a year, 2 more with each. */
export const homelessPoints = (months: number): number => Math.min(most.homeless, 2 + 2 * Math.floor(months / 12));

/** Points of dependants: 5 for none, 5 more for each. */
export const dependantPoints = (people: number): number => Math.min(most.dependants, 5 + 5 * people);

/** Points of months since the account was opened: 1 below half a year, 2 below one, then 1 more with each. */
export function savingsPoints(months: number): number {
  if (months < 6) return 1;
  return months < 12 ? 2 : Math.min(most.savings, 2 + Math.floor(months / 12));
}

/** What the spouse's account adds: the points of half its months, three at most. */
export const spousePoints = (months: number): number => Math.min(most.spouse, savingsPoints(months / 2));
