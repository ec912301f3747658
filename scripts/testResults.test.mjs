import { expect, test } from 'vitest';
import { arePlayedAgain, attacks, joinPlays, playwright, vitest } from './testResults.mjs';

const red = `${String.fromCharCode(27)}[31mError:${String.fromCharCode(27)}[39m late\n  at line 3`;

const unit = {
  numPassedTests: 3,
  numFailedTests: 2,
  numPendingTests: 1,
  testResults: [
    { name: '/a.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'a' }] },
    {
      name: '/b.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'failed', fullName: 'b one', failureMessages: [red] },
        { status: 'failed', fullName: 'b two', failureMessages: ['Error: other'] },
        { status: 'passed', fullName: 'b three' },
      ],
    },
    { name: '/c.test.ts', status: 'failed', message: 'Cannot find module x', assertionResults: [] },
  ],
};

test('of vitest: the tests that failed, files that could not be loaded, and each such file once more', () => {
  expect(vitest.count(unit)).toEqual([3, 2, 1]);
  const failures = vitest.failures(unit);
  expect(failures.map(({ title, message }) => `${title}: ${message}`)).toEqual([
    '/b.test.ts › b one: Error: late',
    '/b.test.ts › b two: Error: other',
    '/c.test.ts: Cannot find module x',
  ]);
  expect(vitest.again(['vitest', 'run'], failures)).toEqual(['vitest', 'run', '/b.test.ts', '/c.test.ts']);
});

test('of Playwright: failed at which width and in which line, however deep it stands', () => {
  const spec = (status, error) => ({
    title: 'goes on',
    file: 'home.spec.ts',
    line: 7,
    tests: [{ projectName: 'mobile', status, results: [{ error }] }],
  });
  const journeys = {
    stats: { expected: 2, flaky: 0, unexpected: 1, skipped: 0 },
    suites: [{ specs: [spec('expected')], suites: [{ specs: [spec('unexpected', { message: red })] }] }],
  };
  expect(playwright.count(journeys)).toEqual([2, 1, 0]);
  expect(playwright.failures(journeys)).toEqual([
    { title: '[mobile] home.spec.ts:7 › goes on', message: 'Error: late', file: 'home.spec.ts' },
  ]);
  const again = ['playwright', 'test', '--last-failed', '--workers=1'];
  expect(playwright.again(['playwright', 'test'])).toEqual(again);
  expect(playwright.again(['playwright', 'test', '--shard=1/3'])).toEqual(again);
});

test('of the attacks: by name', () => {
  const outcome = (survived, broke) => ({ tried: 4, survived, broke });
  const results = {
    passed: 1,
    failed: 1,
    skipped: 0,
    results: [
      { attack: { name: 'tokens' }, outcome: outcome(4, []) },
      { attack: { name: 'a wrong clock' }, outcome: outcome(3, ['late']) },
    ],
  };
  expect(attacks.count(results)).toEqual([1, 1, 0]);
  const failures = attacks.failures(results);
  expect(failures).toEqual([{ title: 'a wrong clock', message: '"late"' }]);
  expect(attacks.again(['tsx', 'cli.ts'], failures)).toEqual(['tsx', 'cli.ts', '--only', 'a wrong clock']);
});

const failuresOf = (...titles) => titles.map((title) => ({ title, message: '' }));
const first = { succeeded: false, seconds: 9, passed: 8, failed: 2, skipped: 0, failures: failuresOf('a', 'b') };

test('a few failures are played again, many are not, and a step without any named is not', () => {
  expect(arePlayedAgain(failuresOf('a'))).toBe(true);
  expect(arePlayedAgain(failuresOf('a', 'b', 'c', 'd', 'e', 'f'))).toBe(false);
  expect(arePlayedAgain([])).toBe(false);
});

test('what passes then is named unsteady, what fails twice has failed', () => {
  const steady = joinPlays(first, { succeeded: true, failures: [] });
  expect(steady).toMatchObject({ succeeded: true, passed: 10, failed: 0, failures: [], unsteady: first.failures });
  const failed = joinPlays(first, { succeeded: false, failures: failuresOf('b') });
  expect(failed).toMatchObject({
    succeeded: false,
    passed: 9,
    failed: 1,
    failures: failuresOf('b'),
    unsteady: failuresOf('a'),
  });
});

test('a second play that ends without a word of its own leaves everything failed', () => {
  expect(joinPlays(first, { succeeded: false, failures: [] })).toMatchObject({
    succeeded: false,
    passed: 8,
    failed: 2,
  });
});
