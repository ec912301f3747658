import { expect, test } from 'vitest';
import type { ReasonId } from '../content/scoreReasons';
import { scoreReasons } from '../content/scoreReasons';
import { family, nobody } from '../testing/answers';
import type { Answers } from './answers';
import { type Dwelling, judge, type Route, routes, type Verdict } from './eligibility';

const at84: Dwelling = { area: 84, deposit: 250 };
const at115: Dwelling = { area: 115, deposit: 700 };
const at182: Dwelling = { area: 182, deposit: 1000 };
const at59: Dwelling = { area: 59, deposit: 250 };

type Case = readonly [said: string, Route, Partial<Answers>, Dwelling, Verdict, ...ReasonId[]];
const baby: Partial<Answers> = { infant: true, minors: 1, children: 1 };
const withMother: Partial<Answers> = { elder: true, ascendants: 1 };

const cases: readonly Case[] = [
  // 제4조: who may apply at all.
  ['of age today', 'lot', { born: '2007-11-22' }, at84, 'open'],
  ['of age tomorrow', 'lot', { born: '2007-11-23' }, at84, 'closed', 'underAge'],
  ['age not said', 'lot', { born: null }, at84, 'check', 'bornUnknown'],
  ['Seoul', 'lot', { residence: 'elsewhere' }, at84, 'closed', 'elsewhere'],
  ['Seoul', 'points', { residence: 'elsewhere' }, at84, 'closed', 'elsewhere'],
  ['Seoul', 'children', { residence: 'elsewhere' }, at84, 'closed', 'elsewhere'],
  ['Sejong', 'lot', { residence: 'neighbour' }, at84, 'open', 'daejeonFirst'],
  ['Sejong', 'points', { residence: 'neighbour' }, at84, 'open', 'daejeonFirst'],
  // 제28조 제1항: the ranks.
  ['all in order', 'lot', {}, at84, 'open'],
  ['no account', 'lot', { joinedOn: null }, at84, 'closed', 'noAccount'],
  ['no account', 'points', { joinedOn: null }, at84, 'closed', 'noAccount'],
  ['opened after the notice', 'lot', { joinedOn: '2026-11-23' }, at84, 'closed', 'noAccount'],
  ['six months today', 'lot', { joinedOn: '2026-05-22' }, at84, 'open'],
  ['six months tomorrow', 'lot', { joinedOn: '2026-05-23' }, at84, 'second', 'underSixMonths', 'secondByLot'],
  ['six months tomorrow', 'points', { joinedOn: '2026-05-23' }, at84, 'closed', 'underSixMonths'],
  ['the deposit to the won', 'lot', { deposit: 250 }, at84, 'open'],
  ['a deposit short of it', 'lot', { deposit: 249 }, at84, 'second', 'shortDeposit', 'secondByLot'],
  ['a deposit for the small home', 'lot', { deposit: 250 }, at115, 'second', 'shortDeposit'],
  ['a deposit for the middle home', 'lot', { deposit: 700 }, at115, 'open'],
  ['a deposit for the middle home', 'lot', { deposit: 700 }, at182, 'second', 'shortDeposit'],
  ['a deposit not said', 'lot', { deposit: null }, at84, 'check', 'depositUnknown'],
  ['a young account in Seoul', 'lot', { joinedOn: '2026-05-23', residence: 'elsewhere' }, at84, 'closed', 'elsewhere'],
  // 제28조 제2항, 제4항, 제6항, 제8항.
  ['all in order', 'points', {}, at84, 'open', 'shareAnnounced'],
  ['large', 'points', {}, at115, 'closed', 'lotOnly'],
  ['larger', 'points', {}, at182, 'closed', 'lotOnly'],
  ['exactly 85', 'points', {}, { area: 85, deposit: 250 }, 'open'],
  ['just over 85', 'points', {}, { area: 85.01, deposit: 400 }, 'closed', 'lotOnly'],
  ['one home', 'points', { homes: 'one' }, at84, 'open', 'ownerScores'],
  ['two homes', 'points', { homes: 'many' }, at84, 'check', 'manyHomesPoints'],
  ['won by points', 'points', { wonByPoints: true }, at84, 'closed', 'wonByPoints'],
  ['won by points', 'lot', { wonByPoints: true }, at84, 'open'],
  ['one home', 'lot', { homes: 'one' }, at84, 'open', 'homelessFirst'],
  ['two homes', 'lot', { homes: 'many' }, at84, 'open', 'homelessFirst'],
  ['one home', 'lot', { homes: 'one' }, at182, 'open', 'homelessMaybeFirst'],
  // 제35조의3 제3항.
  ['a baby', 'newborn', baby, at84, 'open'],
  ['no baby', 'newborn', {}, at84, 'closed', 'noInfant'],
  ['a baby, large', 'newborn', baby, at115, 'closed', 'over85'],
  ['a baby, a home', 'newborn', { ...baby, homes: 'one' }, at84, 'closed', 'ownsHome'],
  ['a baby, a home once', 'newborn', { ...baby, homes: 'sold', homelessSince: '2020-01-01' }, at84, 'open'],
  ['a baby, a young account', 'newborn', { ...baby, joinedOn: '2026-06-30' }, at84, 'closed', 'underSixMonths'],
  ['a baby, income not said', 'newborn', { ...baby, income: 'unknown' }, at84, 'check', 'incomeUnknown'],
  ['a baby, too much', 'newborn', { ...baby, income: 'beyond' }, at84, 'closed', 'incomeBeyond'],
  ['a baby, given once', 'newborn', { ...baby, wonSpecial: true }, at84, 'check', 'onceMore'],
  ['a baby, given once, a home', 'newborn', { ...baby, wonSpecial: true, homes: 'one' }, at84, 'check', 'sellFirst'],
  ['a baby, parents of sixty with a home', 'newborn', { ...baby, parentsOwn: true }, at84, 'open'],
  ['a baby, not married', 'newborn', { ...baby, marriage: 'never', marriedOn: null }, at84, 'open'],
  // 제41조 제1항.
  ['married six years', 'newlywed', {}, at84, 'open', 'childFirst'],
  ['married seven years today', 'newlywed', { marriedOn: '2019-11-22' }, at84, 'open'],
  ['married seven years yesterday', 'newlywed', { marriedOn: '2019-11-21' }, at84, 'closed', 'sevenYears'],
  ['married, day not said', 'newlywed', { marriedOn: null }, at84, 'check', 'marriedOnUnknown'],
  ['not married', 'newlywed', { marriage: 'never', marriedOn: null }, at84, 'closed', 'notMarried'],
  ['divorced', 'newlywed', { marriage: 'ended' }, at84, 'closed', 'notMarried'],
  ['large', 'newlywed', {}, at182, 'closed', 'over85'],
  ['a home', 'newlywed', { homes: 'one' }, at84, 'closed', 'ownsHome'],
  ['income not said', 'newlywed', { income: 'unknown' }, at84, 'check', 'incomeUnknown'],
  ['too much', 'newlywed', { income: 'beyond' }, at84, 'closed', 'incomeBeyond'],
  ['given once, children', 'newlywed', { wonSpecial: true }, at84, 'check', 'onceMore'],
  ['given once, no children', 'newlywed', { wonSpecial: true, minors: 0, children: 0 }, at84, 'closed', 'wonSpecial'],
  ['no account', 'newlywed', { joinedOn: null }, at84, 'closed', 'noAccount'],
  // 제43조 제3항.
  ['a first home', 'first', {}, at84, 'open'],
  ['large', 'first', {}, at115, 'closed', 'over85'],
  ['had one', 'first', { homes: 'sold', homelessSince: '2010-01-01' }, at84, 'closed', 'ownedBefore'],
  ['the family had one', 'first', { homes: 'family' }, at84, 'closed', 'ownedBefore'],
  ['lives alone', 'first', { standing: 'alone', marriage: 'never', marriedOn: null }, at84, 'closed', 'alone'],
  ['lodges', 'first', { standing: 'lodger' }, at84, 'closed', 'alone'],
  ['lives alone, sixty', 'first', { standing: 'alone', marriage: 'never', minors: 0 }, at59, 'open', 'familiesFirst'],
  ['no taxes', 'first', { taxed: false }, at84, 'closed', 'taxYears'],
  [
    'single with parents',
    'first',
    { marriage: 'never', marriedOn: null, minors: 0, children: 0 },
    at84,
    'open',
    'familiesFirst',
  ],
  ['parents of sixty with a home', 'first', { parentsOwn: true }, at84, 'check', 'parentsOwnFirst'],
  ['given once', 'first', { wonSpecial: true }, at84, 'closed', 'wonSpecial'],
  ['income not said', 'first', { income: 'unknown' }, at84, 'check', 'incomeUnknown'],
  // 제40조.
  ['two children', 'children', {}, at84, 'open'],
  ['two children', 'children', {}, at115, 'open'],
  ['two children', 'children', {}, at182, 'open'],
  ['one child', 'children', { minors: 1 }, at84, 'closed', 'twoChildren'],
  ['two children, a home', 'children', { homes: 'one' }, at84, 'closed', 'ownsHome'],
  ['two children, a short deposit', 'children', { deposit: 700 }, at182, 'closed', 'shortDeposit'],
  ['two children, much income', 'children', { income: 'beyond' }, at84, 'open'],
  ['two children, given once', 'children', { wonSpecial: true }, at182, 'check', 'onceMore'],
  // 제46조.
  ['a mother of 65', 'elder', withMother, at84, 'open', 'elderByPoints'],
  ['a mother of 65', 'elder', withMother, at182, 'open', 'elderByPoints'],
  ['nobody of 65', 'elder', {}, at84, 'closed', 'noElder'],
  ['not the head', 'elder', { ...withMother, standing: 'member' }, at84, 'closed', 'notHead'],
  ['the mother has a home', 'elder', { ...withMother, parentsOwn: true }, at84, 'closed', 'parentsOwnElder'],
  ['a young account', 'elder', { ...withMother, joinedOn: '2026-06-30' }, at84, 'closed', 'underSixMonths'],
  ['a home', 'elder', { ...withMother, homes: 'one' }, at84, 'closed', 'ownsHome'],
  // 제36조.
  ['recommended', 'agency', { recommended: true }, at84, 'open'],
  ['not recommended', 'agency', {}, at84, 'closed', 'notRecommended'],
  ['recommended, large', 'agency', { recommended: true }, at115, 'check', 'agencyOver85'],
  ['recommended, no account', 'agency', { recommended: true, joinedOn: null }, at84, 'check', 'agencyAccount'],
  ['recommended, a home', 'agency', { recommended: true, homes: 'one' }, at84, 'closed', 'ownsHome'],
  ['recommended, given once', 'agency', { recommended: true, wonSpecial: true }, at84, 'closed', 'wonSpecial'],
];

test.each(cases.map((row) => ({ row, name: `${row[1]}, ${row[3].area} m²: ${row[0]}` })))('$name', ({ row }) => {
  const [, route, said, dwelling, verdict, ...reasons] = row;
  const found = judge(route, { ...family, ...said }, dwelling);
  expect(found.verdict).toBe(verdict);
  for (const reason of reasons) expect(found.reasons).toContain(reason);
});

test('the table has a case for each way, each verdict and each reason', () => {
  expect(new Set(cases.map(([, route]) => route))).toEqual(new Set(routes));
  expect(new Set(cases.map(([, , , , verdict]) => verdict)).size).toBe(4);
  expect(new Set(cases.flatMap(([, , , , , ...reasons]) => reasons))).toEqual(new Set(Object.keys(scoreReasons)));
});

test('what is closed or hangs on something always says why', () => {
  for (const route of routes)
    for (const answers of [nobody, family])
      for (const dwelling of [at84, at182]) {
        const { verdict, reasons } = judge(route, answers, dwelling);
        if (verdict !== 'open') expect(reasons.length).toBeGreaterThan(0);
      }
});
