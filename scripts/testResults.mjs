// What the test runners leave behind: how many passed, which failed and why, and how those that failed are played once more.

/**
 * @typedef {{ title: string, message: string, file?: string, isStray?: boolean }} Failure `message` is one line; a stray one belongs to
 *   no test, so that nothing can be played again to see whether it comes back
 * @typedef {{
 *   count: (results: any) => [passed: number, failed: number, skipped: number],
 *   failures: (results: any) => Failure[],
 *   passes: (results: any) => string[],
 *   again: (run: readonly string[], failures: readonly Failure[], results: any) => string[],
 * }} Runner reads the runner's own JSON: what failed, the titles of what passed, and the command that plays what failed, by the same
 *   chance, and as little else as can be
 */

// Colours of a terminal.
const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
const firstLine = (message = '') => message.replace(colours, '').trim().split('\n')[0].slice(0, 200);

/** @type {Runner} */
export const vitest = {
  count: ({ numPassedTests, numFailedTests, numPendingTests }) => [numPassedTests, numFailedTests, numPendingTests],
  failures: ({ testResults }) =>
    testResults
      .filter(({ status }) => status === 'failed')
      .flatMap(({ name: file, message, assertionResults }) => {
        const failed = assertionResults.filter(({ status }) => status === 'failed');
        // A file that could not be loaded has no tests.
        if (!failed.length) return [{ title: file, message: firstLine(message), file }];
        return failed.map(({ fullName, failureMessages }) => ({
          title: `${file} › ${fullName}`,
          message: firstLine(failureMessages[0]),
          file,
        }));
      }),
  passes: ({ testResults }) =>
    testResults.flatMap(({ name, status, assertionResults }) => [
      ...(status === 'passed' ? [name] : []),
      ...assertionResults.filter((one) => one.status === 'passed').map(({ fullName }) => `${name} › ${fullName}`),
    ]),
  again: (run, failures) => [...run, ...new Set(failures.map(({ file }) => file))],
};

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
const playsOf = ({ suites }) =>
  suites.flatMap(specsOf).flatMap(({ title, file, line, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      title: `[${projectName}] ${file}:${line} › ${title}`,
      // A test whose time ran out says so first, and then what it was waiting for.
      message: (results.at(-1)?.errors ?? []).map(({ message }) => firstLine(message)).join('; '),
      file,
      status,
    })),
  );

/** @type {Runner} */
export const playwright = {
  count: ({ stats: { expected, flaky, unexpected, skipped } }) => [expected + flaky, unexpected, skipped],
  failures: (results) => [
    ...playsOf(results)
      .filter(({ status }) => status === 'unexpected')
      .map(({ title, message, file }) => ({ title, message, file })),
    ...(results.errors ?? []).map(({ message }) => ({
      title: 'beside the tests',
      message: firstLine(message),
      isStray: true,
    })),
  ],
  passes: (results) =>
    playsOf(results)
      .filter(({ status }) => status === 'expected')
      .map(({ title }) => title),
  // Which part of all it was does not matter to those few.
  again: (run) => [...run.filter((arg) => !arg.startsWith('--shard=')), '--last-failed', '--workers=1'],
};

/** @type {Runner} */
export const attacks = {
  count: ({ passed, failed, skipped }) => [passed, failed, skipped],
  failures: ({ results }) =>
    results
      .filter(({ outcome: { survived, tried } }) => survived < tried)
      .map(({ attack: { name }, outcome: { broke } }) => ({
        title: name,
        message: firstLine(JSON.stringify(broke[0])),
      })),
  passes: ({ results }) =>
    results
      .filter(({ outcome: { survived, tried } }) => tried > 0 && survived === tried)
      .map(({ attack: { name } }) => name),
  // Another seed would be another attack.
  again: (run, failures, { seed }) => [
    ...run,
    ...['--only', failures.map(({ title }) => title).join(','), '--seed', String(seed)],
  ],
};

/** So many at once are no accident of a busy machine. */
const accidents = 5;

/** @param {readonly Failure[]} failures of a step */
export const arePlayedAgain = (failures) =>
  failures.length > 0 && failures.length <= accidents && !failures.some(({ isStray }) => isStray);

/**
 * A step after what failed in it was played once more.
 *
 * @param {{ passed: number, failed: number, failures: readonly Failure[] }} first
 * @param {{ succeeded: boolean, failures: readonly Failure[], passes: readonly string[] }} second
 * @returns the step's outcome; `unsteady` failed once and passed then. What was not seen to pass has failed
 */
export function joinPlays(first, { succeeded: endedWell, failures: later, passes }) {
  const passed = new Set(passes);
  const unsteady = first.failures.filter(({ title }) => passed.has(title));
  const failures = first.failures.filter(({ title }) => !passed.has(title));
  const newly = later.filter(({ title }) => !first.failures.some((failure) => failure.title === title));
  const failed = endedWell && !failures.length ? 0 : Math.max(failures.length + newly.length, 1);
  return {
    ...first,
    succeeded: failed === 0,
    failed,
    passed: first.passed + Math.max(first.failed - failed, 0),
    failures: [...failures, ...newly],
    unsteady,
  };
}
