import { isDay } from './period';

export const residences = ['daejeon', 'neighbour', 'elsewhere'] as const;
export const standings = ['head', 'member', 'alone', 'lodger'] as const;
export const marriages = ['never', 'married', 'ended'] as const;
export const homes = ['never', 'family', 'sold', 'one', 'many'] as const;
export const incomes = ['unknown', 'within', 'beyond'] as const;

/** What somebody says of the household. Days are `2026-11-22`, or `null` where they were not said. */
export interface Answers {
  /** The day the notice is published; everything is judged as of it. */
  readonly asOf: string;
  readonly born: string | null;
  readonly residence: (typeof residences)[number];
  /** 세대주, 세대원, 단독세대주, or a 동거인, who belongs to no household there. */
  readonly standing: (typeof standings)[number];
  readonly marriage: (typeof marriages)[number];
  /** When the marriage was registered. */
  readonly marriedOn: string | null;
  /** Nobody ever had one; another of the family had; the applicant or the spouse had; one today; more. */
  readonly homes: (typeof homes)[number];
  /** When the last one was sold. */
  readonly homelessSince: string | null;
  /** A parent or grandparent of sixty or more in the household owns a home. */
  readonly parentsOwn: boolean;
  /** Parents and grandparents without a home, three years on the same register. */
  readonly ascendants: number;
  /** Unmarried, under thirty. */
  readonly children: number;
  /** Unmarried, thirty or older, one year on the same register. */
  readonly grownChildren: number;
  /** Children under age, one not yet born included. */
  readonly minors: number;
  /** A child under two, or not yet born. */
  readonly infant: boolean;
  /** A parent or grandparent of 65 or more, three years on the same register. */
  readonly elder: boolean;
  readonly joinedOn: string | null;
  /** What was paid in, units of 10,000 won. */
  readonly deposit: number | null;
  readonly spouseJoinedOn: string | null;
  /** Income tax of five years. */
  readonly taxed: boolean;
  readonly income: (typeof incomes)[number];
  /** The household was given a home by special supply before. */
  readonly wonSpecial: boolean;
  /** The household was given a home by points within two years. */
  readonly wonByPoints: boolean;
  /** An authority recommends the applicant. */
  readonly recommended: boolean;
}

function oneOf<T extends string>(values: readonly [T, ...T[]], value: FormDataEntryValue | null): T {
  return values.find((known) => known === value) ?? values[0];
}

/** What the fields of the form hold; what is not a day, a number or one of the choices counts as not said. */
export function readAnswers(form: FormData, today: string): Answers {
  const day = (name: keyof Answers): string | null => {
    const value = String(form.get(name) ?? '');
    return isDay(value) ? value : null;
  };
  const count = (name: keyof Answers): number => {
    const value = Number(form.get(name) ?? 0);
    return Number.isInteger(value) && value > 0 ? Math.min(value, 20) : 0;
  };
  const said = (name: keyof Answers): boolean => form.get(name) !== null;
  const paid = String(form.get('deposit') ?? '').replaceAll(/[,\s]/g, '');
  return {
    asOf: day('asOf') ?? today,
    born: day('born'),
    residence: oneOf(residences, form.get('residence')),
    standing: oneOf(standings, form.get('standing')),
    marriage: oneOf(marriages, form.get('marriage')),
    marriedOn: day('marriedOn'),
    homes: oneOf(homes, form.get('homes')),
    homelessSince: day('homelessSince'),
    parentsOwn: said('parentsOwn'),
    ascendants: count('ascendants'),
    children: count('children'),
    grownChildren: count('grownChildren'),
    minors: count('minors'),
    infant: said('infant'),
    elder: said('elder'),
    joinedOn: day('joinedOn'),
    deposit: /^\d{1,6}$/.test(paid) ? Number(paid) : null,
    spouseJoinedOn: day('spouseJoinedOn'),
    taxed: said('taxed'),
    income: oneOf(incomes, form.get('income')),
    wonSpecial: said('wonSpecial'),
    wonByPoints: said('wonByPoints'),
    recommended: said('recommended'),
  };
}
