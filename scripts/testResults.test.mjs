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
  expect(vitest.passes(unit)).toEqual(['/a.test.ts', '/a.test.ts › a', '/b.test.ts › b three']);
  expect(vitest.again(['vitest', 'run'], failures)).toEqual(['vitest', 'run', '/b.test.ts', '/c.test.ts']);
});

test('of Playwright: failed at which width and in which line, however deep it stands', () => {
  const spec = (status, error) => ({
    title: 'goes on',
    file: 'home.spec.ts',
    line: 7,
    tests: [{ projectName: 'mobile', status, results: [{ errors: error ? [error] : [] }] }],
  });
  const journeys = {
    stats: { expected: 2, flaky: 0, unexpected: 1, skipped: 0 },
    suites: [{ specs: [spec('expected')], suites: [{ specs: [spec('unexpected', { message: red })] }] }],
  };
  expect(playwright.count(journeys)).toEqual([2, 1, 0]);
  expect(playwright.failures(journeys)).toEqual([
    { title: '[mobile] home.spec.ts:7 › goes on', message: 'Error: late', file: 'home.spec.ts' },
  ]);
  expect(playwright.passes(journeys)).toEqual(['[mobile] home.spec.ts:7 › goes on']);
  expect(playwright.failures({ suites: [], errors: [{ message: red }] })).toEqual([
    { title: 'beside the tests', message: 'Error: late', isStray: true },
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
    seed: 7,
    results: [
      { attack: { name: 'tokens' }, outcome: outcome(4, []) },
      { attack: { name: 'a wrong clock' }, outcome: outcome(3, ['late']) },
    ],
  };
  expect(attacks.count(results)).toEqual([1, 1, 0]);
  const failures = attacks.failures(results);
  expect(failures).toEqual([{ title: 'a wrong clock', message: '"late"' }]);
  // By the same chance: another seed would be another attack.
  expect(attacks.again(['tsx', 'cli.ts'], failures, results)).toEqual([
    'tsx',
    'cli.ts',
    '--only',
    'a wrong clock',
    '--seed',
    '7',
  ]);
  expect(attacks.passes(results)).toEqual(['tokens']);
  // What tried nothing has shown nothing.
  expect(attacks.passes({ results: [{ attack: { name: 'a' }, outcome: { tried: 0, survived: 0 } }] })).toEqual([]);
});

const failuresOf = (...titles) => titles.map((title) => ({ title, message: '' }));
const first = { succeeded: false, seconds: 9, passed: 8, failed: 2, skipped: 0, failures: failuresOf('a', 'b') };

test('a few failures are played again; many are not, nor one that belongs to no test, nor a step without any named', () => {
  expect(arePlayedAgain(failuresOf('a'))).toBe(true);
  expect(arePlayedAgain(failuresOf('a', 'b', 'c', 'd', 'e', 'f'))).toBe(false);
  expect(arePlayedAgain([...failuresOf('a'), { title: 'b', message: '', isStray: true }])).toBe(false);
  expect(arePlayedAgain([])).toBe(false);
});

test('what is seen to pass then is named unsteady, what fails twice has failed', () => {
  const steady = joinPlays(first, { succeeded: true, failures: [], passes: ['a', 'b'] });
  expect(steady).toMatchObject({ succeeded: true, passed: 10, failed: 0, failures: [], unsteady: first.failures });
  const failed = joinPlays(first, { succeeded: false, failures: failuresOf('b'), passes: ['a'] });
  expect(failed).toMatchObject({
    succeeded: false,
    passed: 9,
    failed: 1,
    failures: failuresOf('b'),
    unsteady: failuresOf('a'),
  });
});

test('what is not seen to pass has failed, however the second play ended', () => {
  const skipped = joinPlays(first, { succeeded: true, failures: [], passes: ['a'] });
  expect(skipped).toMatchObject({ succeeded: false, failed: 1, failures: failuresOf('b') });
  const broken = joinPlays(first, { succeeded: false, failures: [], passes: [] });
  expect(broken).toMatchObject({ succeeded: false, passed: 8, failed: 2 });
  const worse = joinPlays(first, { succeeded: false, failures: failuresOf('c'), passes: ['a', 'b'] });
  expect(worse).toMatchObject({ succeeded: false, failed: 1, failures: failuresOf('c') });
  expect(joinPlays(first, { succeeded: false, failures: [], passes: ['a', 'b'] })).toMatchObject({
    succeeded: false,
    failed: 1,
  });
});
