import { expect, test } from 'vitest';
import { family, nobody } from '../testing/answers';
import type { Answers } from './answers';
import { countedSince, scoreOf } from './score';

const score = (said: Partial<Answers>) => scoreOf({ ...nobody, ...said });

/*
 * By hand, from the text of 별표 1 (2024. 12. 18. 개정). The notice is of 2026-11-22 in all three.
 *
 * 1. A head of a household of 40, married.
 *    가. Born 1986-03-02, thirty on 2016-03-02. Married 2014-05-10, which is before that, so the months run from the marriage
 *        ("30세가 되기 전에 혼인한 경우에는 … 혼인신고일로 등재된 날부터"). They never had a home. 2014-05-10 → 2026-05-10 is
 *        twelve years, and 2026-11-22 is not thirteen: "12년 이상~13년 미만" is 26.
 *    나. Spouse 1, two unmarried children on the register 2, no parents: 3 people: 20.
 *    다. Opened 2010-04-01 at 24: sixteen years: "15년 이상" is 17. The spouse's account adds nothing to 17 (비고 2, the cap).
 *    26 + 20 + 17 = 63.
 *
 * 2. A woman of 33 who lives alone, never married.
 *    가. Born 1993-06-15, thirty on 2023-06-15. Three years on 2026-06-15, not four: "3년 이상~4년 미만" is 8.
 *    나. Nobody: "0명" is 5.
 *    다. Opened 2009-06-01, at fifteen. Of age on 2012-06-15. 제10조 제6항: the time under age before 2024 counts for two years
 *        at most; it lasted three years and fourteen days, so the account counts from 2010-06-15. From there to 2026-11-22 are
 *        sixteen years: 17.
 *    8 + 5 + 17 = 30.
 *
 * 3. A head of a household of 45 who had a home once, with her mother on the register for five years, and a spouse.
 *    가. Born 1981-01-10, thirty on 2011-01-10, married 2012-09-01, after that. The flat was sold on 2021-11-22. "그 주택을
 *        처분한 후 무주택자가 된 날부터": five years to the day: "5년 이상~6년 미만" is 12.
 *    나. Spouse 1, mother 1 (세대주, 3년 이상, 무주택), a son of 20 unmarried 1: 3 people: 20.
 *    다. Opened 2023-10-01: three years, not four: "3년 이상~4년 미만" is 5. The spouse's account of 2025-02-22 is 21 months old,
 *        half of that ten and a half: "6개월 이상~1년 미만" is 2 (비고 2). 5 + 2 = 7.
 *    12 + 20 + 7 = 39.
 */
test('the three that were counted by hand', () => {
  const first = score({
    ...family,
    marriedOn: '2014-05-10',
    joinedOn: '2010-04-01',
    spouseJoinedOn: '2019-01-15',
  });
  expect(first).toMatchObject({
    homeless: { points: 26, since: '2014-05-10', from: 'marriage' },
    dependants: { points: 20, people: 3 },
    savings: { points: 17, own: 17, spouse: 0 },
    total: 63,
  });
  const second = score({ born: '1993-06-15', standing: 'alone', joinedOn: '2009-06-01' });
  expect(second).toMatchObject({
    homeless: { points: 8, since: '2023-06-15', from: 'thirty' },
    dependants: { points: 5 },
    savings: { points: 17, since: '2010-06-15' },
    total: 30,
  });
  const third = score({
    born: '1981-01-10',
    marriage: 'married',
    marriedOn: '2012-09-01',
    homes: 'sold',
    homelessSince: '2021-11-22',
    ascendants: 1,
    children: 1,
    joinedOn: '2023-10-01',
    spouseJoinedOn: '2025-02-22',
  });
  expect(third).toMatchObject({
    homeless: { points: 12, since: '2021-11-22', from: 'sale' },
    dependants: { points: 20, people: 3 },
    savings: { points: 7, own: 5, spouse: 2 },
    total: 39,
  });
});

/** 제1호 가목 3). */
test.each<[string, Partial<Answers>, string | null, string, number]>([
  ['thirty today', { born: '1996-11-22' }, '2026-11-22', 'thirty', 2],
  ['thirty tomorrow', { born: '1996-11-23' }, null, 'young', 0],
  ['thirty a year ago', { born: '1995-11-22' }, '2025-11-22', 'thirty', 4],
  ['thirty a year ago tomorrow', { born: '1995-11-23' }, '2025-11-23', 'thirty', 2],
  ['born on a leap day', { born: '1996-02-29' }, '2026-03-01', 'thirty', 2],
  ['married at 25', { born: '1996-11-23', marriage: 'married', marriedOn: '2021-11-22' }, '2021-11-22', 'marriage', 12],
  [
    'married on the day of thirty',
    { born: '1990-05-05', marriage: 'married', marriedOn: '2020-05-05' },
    '2020-05-05',
    'thirty',
    14,
  ],
  [
    'married the day before thirty',
    { born: '1990-05-05', marriage: 'married', marriedOn: '2020-05-04' },
    '2020-05-04',
    'marriage',
    14,
  ],
  ['married at 35', { born: '1980-01-01', marriage: 'married', marriedOn: '2015-01-01' }, '2010-01-01', 'thirty', 32],
  [
    'married at 24, divorced',
    { born: '1985-01-01', marriage: 'ended', marriedOn: '2009-06-01' },
    '2009-06-01',
    'marriage',
    32,
  ],
  ['sold after thirty', { born: '1980-01-01', homes: 'sold', homelessSince: '2024-11-22' }, '2024-11-22', 'sale', 6],
  [
    'sold two years ago tomorrow',
    { born: '1980-01-01', homes: 'sold', homelessSince: '2024-11-23' },
    '2024-11-23',
    'sale',
    4,
  ],
  [
    'sold before thirty',
    { born: '1990-01-01', homes: 'sold', homelessSince: '2015-01-01' },
    '2020-01-01',
    'thirty',
    14,
  ],
  [
    'sold after an early marriage',
    { born: '1990-01-01', marriage: 'married', marriedOn: '2014-01-01', homes: 'sold', homelessSince: '2018-03-03' },
    '2018-03-03',
    'sale',
    18,
  ],
  [
    'sold before an early marriage',
    { born: '1990-01-01', marriage: 'married', marriedOn: '2014-01-01', homes: 'sold', homelessSince: '2012-03-03' },
    '2014-01-01',
    'marriage',
    26,
  ],
  [
    'sold on the day of the notice',
    { born: '1980-01-01', homes: 'sold', homelessSince: '2026-11-22' },
    '2026-11-22',
    'sale',
    2,
  ],
  ['another of the family had a home', { born: '1986-11-22', homes: 'family' }, '2016-11-22', 'thirty', 22],
  ['one home today', { born: '1970-01-01', homes: 'one' }, null, 'owner', 0],
  ['homes today, no birthday said', { homes: 'many' }, null, 'owner', 0],
  ['only a parent of sixty has one', { born: '1980-11-22', parentsOwn: true }, '2010-11-22', 'thirty', 32],
  ['fifteen years less a day', { born: '1981-11-23' }, '2011-11-23', 'thirty', 30],
  ['fifteen years', { born: '1981-11-22' }, '2011-11-22', 'thirty', 32],
])('the months without a home: %s', (_, said, since, from, points) => {
  expect(score(said).homeless).toMatchObject({ since, from, points });
});

test.each<[string, Partial<Answers>]>([
  ['nothing said', {}],
  ['no day of the marriage', { born: '1980-01-01', marriage: 'married' }],
  ['no day of the divorced marriage', { born: '1980-01-01', marriage: 'ended' }],
  ['no day of the sale', { born: '1980-01-01', homes: 'sold' }],
])('no points where they hang on what was not said: %s', (_, said) => {
  expect(score(said).homeless).toBeNull();
  expect(score({ ...said, joinedOn: '2020-01-01' }).total).toBeNull();
});

/** 제1호 나목. */
test.each<[string, Partial<Answers>, number, number]>([
  ['nobody', {}, 0, 5],
  ['a spouse', { marriage: 'married' }, 1, 10],
  ['a spouse no longer', { marriage: 'ended' }, 0, 5],
  ['a spouse and two children', { marriage: 'married', children: 2 }, 3, 20],
  ['a child of thirty who is on the register for a year', { grownChildren: 1 }, 1, 10],
  ['parents of a head', { ascendants: 2 }, 2, 15],
  ['parents of one who lives alone but for them', { standing: 'alone', ascendants: 2 }, 2, 15],
  ['parents of one who is not the head', { standing: 'member', ascendants: 2 }, 0, 5],
  ['parents of a lodger', { standing: 'lodger', ascendants: 2, children: 1 }, 1, 10],
  ['everybody', { marriage: 'married', ascendants: 4, children: 3, grownChildren: 1 }, 9, 35],
  ['six', { marriage: 'married', ascendants: 2, children: 3 }, 6, 35],
  ['five', { marriage: 'married', ascendants: 2, children: 2 }, 5, 30],
])('dependants: %s', (_, said, people, points) => {
  expect(score(said).dependants).toMatchObject({ people, points });
});

/** 제1호 다목, 제10조 제6항: opened, born, counted from. */
test.each<[string, string | null, string, string]>([
  ['2015-01-01', '1990-01-01', '2015-01-01', 'of age'],
  ['2015-01-01', null, '2015-01-01', 'age not said'],
  ['2009-01-01', '1990-01-01', '2009-01-01', 'on the day of nineteen'],
  ['2008-12-31', '1990-01-01', '2008-12-31', 'a day before it'],
  ['2007-01-01', '1990-01-01', '2007-01-01', 'two years before it'],
  ['2006-12-31', '1990-01-01', '2007-01-01', 'two years and a day before it'],
  ['1995-01-01', '1990-01-01', '2007-01-01', 'fourteen years before it'],
  ['2018-01-01', '2006-06-01', '2022-01-01', 'under age until 2025, from 2018: two years before 2024, the rest after'],
  ['2023-06-01', '2006-06-01', '2023-06-01', 'under age until 2025, from 2023: less than two years before 2024'],
  ['2010-01-01', '2009-06-01', '2022-01-01', 'still under age, from a baby on: two years and the time since 2024'],
  ['2024-03-01', '2009-06-01', '2024-03-01', 'still under age, from 2024 on'],
])('an account of %s, born %s, counts from %s: %s', (joinedOn, born, since) => {
  expect(countedSince(joinedOn, born, '2026-11-22')).toBe(since);
});

test('years under age since 2024 count for five at most', () => {
  // Nineteen on 2036-06-01; of the years from 2024 on, five count.
  expect(countedSince('2024-03-01', '2017-06-01', '2037-01-01')).toBe('2031-06-01');
});

test.each<[string, Partial<Answers>, number | null, number]>([
  ['none', {}, null, 0],
  ['opened after the notice', { joinedOn: '2026-11-23' }, null, 0],
  ['opened on the day', { joinedOn: '2026-11-22' }, 1, 0],
  ['six months less a day', { joinedOn: '2026-05-23' }, 1, 0],
  ['six months', { joinedOn: '2026-05-22' }, 2, 0],
  ['a year', { joinedOn: '2025-11-22' }, 3, 0],
  ['fifteen years less a day', { joinedOn: '2011-11-23' }, 16, 0],
  ['fifteen years', { joinedOn: '2011-11-22' }, 17, 0],
  [
    'with a new account of the spouse',
    { joinedOn: '2020-11-22', marriage: 'married', spouseJoinedOn: '2026-11-22' },
    9,
    1,
  ],
  ['with a year of the spouse', { joinedOn: '2020-11-22', marriage: 'married', spouseJoinedOn: '2025-11-22' }, 10, 2],
  [
    'with two years of the spouse',
    { joinedOn: '2020-11-22', marriage: 'married', spouseJoinedOn: '2024-11-22' },
    11,
    3,
  ],
  [
    'with twenty years of the spouse',
    { joinedOn: '2020-11-22', marriage: 'married', spouseJoinedOn: '2006-11-22' },
    11,
    3,
  ],
  ['at the cap', { joinedOn: '2012-11-22', marriage: 'married', spouseJoinedOn: '2006-11-22' }, 17, 1],
  ['over the cap', { joinedOn: '2006-11-22', marriage: 'married', spouseJoinedOn: '2006-11-22' }, 17, 0],
  ['a spouse of once', { joinedOn: '2020-11-22', marriage: 'ended', spouseJoinedOn: '2006-11-22' }, 8, 0],
  [
    'an account of the spouse to come',
    { joinedOn: '2020-11-22', marriage: 'married', spouseJoinedOn: '2026-12-01' },
    8,
    0,
  ],
])('the account: %s', (_, said, points, spouse) => {
  const { savings } = score(said);
  expect(savings?.points ?? null).toBe(points);
  expect(savings?.spouse ?? 0).toBe(spouse);
});
