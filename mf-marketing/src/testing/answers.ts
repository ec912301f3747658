import type { Answers } from '../subscription/answers';

/** Somebody of whom nothing is known but the day. */
export const nobody: Answers = {
  asOf: '2026-11-22',
  born: null,
  residence: 'daejeon',
  standing: 'head',
  marriage: 'never',
  marriedOn: null,
  homes: 'never',
  homelessSince: null,
  parentsOwn: false,
  ascendants: 0,
  children: 0,
  grownChildren: 0,
  minors: 0,
  infant: false,
  elder: false,
  joinedOn: null,
  deposit: null,
  spouseJoinedOn: null,
  taxed: false,
  income: 'unknown',
  wonSpecial: false,
  wonByPoints: false,
  recommended: false,
};

/** A head of a household of four in Daejeon who never had a home and may apply for everything but a newborn's and an elder's home. */
export const family: Answers = {
  ...nobody,
  born: '1986-03-02',
  marriage: 'married',
  marriedOn: '2020-05-10',
  children: 2,
  minors: 2,
  joinedOn: '2014-11-22',
  deposit: 1000,
  spouseJoinedOn: '2019-01-15',
  taxed: true,
  income: 'within',
};
