// What the test runners leave behind: how many passed, which failed and why, and how those that failed are played once more.

/**
 * @typedef {{ title: string, message: string, file?: string }} Failure `message` is one line
 * @typedef {{
 *   count: (results: any) => [passed: number, failed: number, skipped: number],
 *   failures: (results: any) => Failure[],
 *   again: (run: readonly string[], failures: readonly Failure[]) => string[],
 * }} Runner reads the runner's own JSON; `again` is the command that plays what failed, and as little else as can be
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
  again: (run, failures) => [...run, ...new Set(failures.map(({ file }) => file))],
};

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/** @type {Runner} */
export const playwright = {
  count: ({ stats: { expected, flaky, unexpected, skipped } }) => [expected + flaky, unexpected, skipped],
  failures: ({ suites }) =>
    suites.flatMap(specsOf).flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ projectName, results }) => ({
          title: `[${projectName}] ${file}:${line} › ${title}`,
          message: firstLine(results.at(-1)?.error?.message),
          file,
        })),
    ),
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
  again: (run, failures) => [...run, '--only', failures.map(({ title }) => title).join(',')],
};

/** So many at once are no accident of a busy machine. */
const accidents = 5;

/** @param {readonly Failure[]} failures of a step */
export const arePlayedAgain = (failures) => failures.length > 0 && failures.length <= accidents;

/**
 * A step after what failed in it was played once more.
 *
 * @param {{ passed: number, failed: number, failures: readonly Failure[] }} first
 * @param {{ succeeded: boolean, failures: readonly Failure[] }} second
 * @returns the step's outcome; `unsteady` failed once and passed then
 */
export function joinPlays(first, { succeeded, failures: later }) {
  const titles = new Set(later.map(({ title }) => title));
  // A second play that ends badly without naming a test has shown nothing about any.
  const failedTwice = ({ title }) => !succeeded && (!titles.size || titles.has(title));
  const failures = first.failures.filter(failedTwice);
  const failed = succeeded ? 0 : Math.max(failures.length, titles.size, 1);
  return {
    ...first,
    succeeded,
    failed,
    passed: first.passed + Math.max(first.failed - failed, 0),
    failures,
    unsteady: first.failures.filter((failure) => !failedTwice(failure)),
  };
}
