import { expect, test } from 'vitest';
import { family } from '../testing/answers';
import { readAnswers } from './answers';
import { judge, type Route, routes, type Verdict } from './eligibility';
import { readResultHash, resultHash } from './resultLink';
import { scoreOf } from './score';

const areas = [84, 115, 142, 182];
const judged = (answers: typeof family) =>
  Object.fromEntries(
    routes.map((route) => [route, areas.map((area) => judge(route, answers, { area, deposit: 250 }).verdict)]),
  ) as Record<Route, Verdict[]>;

test('a link gives the result back', () => {
  const score = scoreOf(family);
  const hash = resultHash(score, judged(family)) as string;
  expect(readResultHash(hash, areas.length)).toEqual({
    homeless: score.homeless?.points,
    dependants: score.dependants.points,
    savings: score.savings?.points,
    verdicts: judged(family),
  });
});

test('a link holds nothing of the person: two with the same result have the same', () => {
  const other = { ...family, born: '1986-04-09', marriedOn: '2020-05-11', joinedOn: '2014-10-30', deposit: 1500 };
  const hash = resultHash(scoreOf(family), judged(family)) as string;
  expect(resultHash(scoreOf(other), judged(other))).toBe(hash);
  expect(hash).toMatch(/^#result=\d+-\d+-\d+-[osxc]{32}$/);
});

test('there is no link while the score is not whole', () => {
  const answers = { ...family, born: null };
  expect(resultHash(scoreOf(answers), judged(answers))).toBeNull();
});

const ways = 'o'.repeat(32);
test.each([
  '',
  '#result=',
  '#qualification',
  `#result=33-15-12-${ways}`,
  `#result=34-15-12-${ways}`,
  `#result=22-16-12-${ways}`,
  `#result=22-0-12-${ways}`,
  `#result=22-15-18-${ways}`,
  `#result=22-15-0-${ways}`,
  `#result=22-15-12-${ways}o`,
  `#result=22-15-12-${ways.slice(1)}`,
  `#result=22-15-12-${'z'.repeat(32)}`,
  `#result=22-15-12-${ways}<img>`,
])('%j is no result', (hash) => {
  expect(readResultHash(hash, areas.length)).toBeNull();
});

test('the form is read field by field; what is no answer counts as not said', () => {
  const form = new FormData();
  form.set('born', '1986-02-30');
  form.set('residence', 'mars');
  form.set('children', '-3');
  form.set('grownChildren', '1.5');
  form.set('ascendants', '99');
  form.set('deposit', '1,000');
  form.set('infant', 'on');
  expect(readAnswers(form, '2026-11-22')).toMatchObject({
    asOf: '2026-11-22',
    born: null,
    residence: 'daejeon',
    children: 0,
    grownChildren: 0,
    ascendants: 20,
    deposit: 1000,
    infant: true,
    elder: false,
  });
});
