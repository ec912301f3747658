// npm test: everything there is to check, one step after the other; the last line counts the tests.
// npm test -- --only lint,unit | --except attacks | --only journeys --shard 1/3: a part of it. --facts settled: as for an owner who is done.
// --soak: with the full counts of what is simulated.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './ensureInstalled.mjs';
import { ensureBrowser } from './findBrowser.mjs';
import { chooseSteps, environmentOf, environmentOfStep, groupSteps } from './testSteps.mjs';

const repository = path.resolve(import.meta.dirname, '..');
const unitResults = 'node_modules/.cache/unit-results.json';

ensureInstalled();
const args = process.argv.slice(2);
const environment = { ...environmentOf(args), CHROMIUM_PATH: await ensureBrowser() };

const ofVitest = ({ numPassedTests, numFailedTests, numPendingTests }) => [
  numPassedTests,
  numFailedTests,
  numPendingTests,
];
const ofAttacks = ({ passed, failed, skipped }) => [passed, failed, skipped];
const ofPlaywright = ({ stats: { expected, flaky, unexpected, skipped } }) => [expected + flaky, unexpected, skipped];

/**
 * `results` is the file in which a test runner leaves its results, `count` reads passed, failed and skipped from it. Neighbours
 * with the same `beside` run side by side: each waits for more than the processor.
 */
const steps = [
  { name: 'lint', beside: 'sources', run: ['npx', 'biome', 'check', '.', '--diagnostic-level=error'] },
  { name: 'types', beside: 'sources', run: ['npx', 'turbo', 'run', 'types', '--output-logs=errors-only'] },
  { name: 'pieces', beside: 'sources', run: ['npm', 'run', '-s', 'pieces', '--', '--check'] },
  { name: 'pictures', beside: 'sources', run: ['npm', 'run', '-s', 'pictures', '--', '--check'] },
  {
    name: 'unit',
    // A test that takes longer hangs; one that takes 5 s, the usual limit, may be on a busy machine.
    run: [
      ...['npx', 'vitest', 'run', '--testTimeout=20000'],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${unitResults}`],
    ],
    results: unitResults,
    count: ofVitest,
  },
  { name: 'build', run: ['npx', 'turbo', 'run', 'build', '--output-logs=errors-only'] },
  { name: 'size', run: ['npm', 'run', '-s', 'size'] },
  {
    name: 'journeys',
    run: ['npx', 'playwright', 'test'],
    sharded: true,
    in: 'e2e',
    env: { BACK_END: 'embedded' },
    results: 'e2e/test-results/embedded.json',
    count: ofPlaywright,
  },
  {
    // What shows facts, as it will be for an owner who has settled them: all of it by `npm test -- --facts settled`.
    name: 'journeys on settled facts',
    run: ['npx', 'playwright', 'test', '--grep=@facts', '--project=desktop'],
    in: 'e2e',
    env: { BACK_END: 'embedded', NODE_OPTIONS: environmentOf(['--facts', 'settled']).NODE_OPTIONS },
    results: 'e2e/test-results/settled.json',
    count: ofPlaywright,
  },
  {
    name: 'attacks',
    run: ['npx', 'tsx', 'e2e/src/attacks/cli.ts', '--bounded'],
    results: 'e2e/test-results/attacks.json',
    count: ofAttacks,
  },
  { name: 'rehearsal', beside: 'back ends', run: ['npm', 'run', '-s', 'rehearse'] },
  {
    name: 'press journeys on the official emulator',
    beside: 'back ends',
    // What differs is the back end: one width shows it.
    run: ['npx', 'playwright', 'test', 'src/mf-press', '--project=desktop'],
    in: 'e2e',
    env: { BACK_END: 'official' },
    results: 'e2e/test-results/official.json',
    count: ofPlaywright,
  },
];

/** Runs a step; beside others it shows what it says once it is over. */
async function run(step, isAlone) {
  const { name, in: folder = '.', results, count } = step;
  const [command, ...args] = step.run;
  const title = `\n── ${name} ──\n`;
  if (isAlone) process.stdout.write(title);
  const file = results && path.join(repository, results);
  if (file) rmSync(file, { force: true });
  const start = Date.now();
  const child = spawn(command, args, {
    cwd: path.join(repository, folder),
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...environment, ...environmentOfStep(step, repository) },
  });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => said.push(data));
  const [status] = await once(child, 'close');
  if (!isAlone) process.stdout.write(Buffer.concat([Buffer.from(title), ...said]));
  const succeeded = status === 0;
  const seconds = Math.round((Date.now() - start) / 1000);
  // A step that is not a test runner counts as one test, and so does a runner that ended without results.
  const plain = succeeded ? [1, 0, 0] : [0, 1, 0];
  const [passed, failed, skipped] = file && existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : plain;
  return { name, succeeded, seconds, passed, failed: succeeded ? failed : Math.max(failed, 1), skipped };
}

const outcome = [];
for (const group of groupSteps(chooseSteps(steps, args))) {
  outcome.push(...(await Promise.all(group.map((step) => run(step, group.length === 1)))));
}
const total = (key) => outcome.reduce((sum, step) => sum + step[key], 0);

process.stdout.write('\n');
for (const { name, succeeded, seconds, passed, skipped } of outcome) {
  const word = !succeeded ? 'FAILED ' : passed ? 'passed ' : 'skipped';
  process.stdout.write(`${word} ${name} (${seconds} s${skipped ? `, ${skipped} skipped` : ''})\n`);
}
process.stdout.write(`${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped\n`);
process.exitCode = total('failed') ? 1 : 0;
