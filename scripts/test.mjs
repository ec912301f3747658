// npm test: everything there is to check; the last line counts the tests.
// npm test -- --only lint,unit | --except attacks | --only journeys --shard 1/3: a part of it. --facts settled: as for an owner who is done.
// --soak: with the full counts of what is simulated.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './ensureInstalled.mjs';
import { ensureBrowser } from './findBrowser.mjs';
import { clockTime, processorTimes, processorUse } from './processorUse.mjs';
import { arePlayedAgain, attacks, joinPlays, playwright, vitest } from './testResults.mjs';
import { chooseSteps, environmentOf, environmentOfStep, groupSteps, playGroup } from './testSteps.mjs';

const repository = path.resolve(import.meta.dirname, '..');
const unitResults = 'node_modules/.cache/unit-results.json';
const strayErrors = 'node_modules/.cache/stray-errors.json';

ensureInstalled();
const args = process.argv.slice(2);
const environment = { ...environmentOf(args), CHROMIUM_PATH: await ensureBrowser() };

/**
 * How many processes of tests there may be at a time: what each waits for beside the processor leaves two cores a third idle
 * where there are only as many. With four nothing is idle, and what is looked at too early is no longer there (docs/decisions/0034).
 */
const room = 3;

/**
 * `results` is the file in which a step's `runner` leaves its results, `strays` where errors stand that belong to no test. Neighbours
 * with the same `beside` run side by side, as many as there is room for; each `takes` as much of it as it has processes.
 */
const steps = [
  {
    name: 'unit',
    beside: 'sources',
    takes: 3,
    // A test that takes longer hangs; one that takes 5 s, the usual limit, may be on a busy machine.
    run: [
      ...['npx', 'vitest', 'run', '--testTimeout=20000'],
      ...[
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${unitResults}`,
        '--reporter=./scripts/strayErrors.mjs',
      ],
    ],
    results: unitResults,
    strays: strayErrors,
    runner: vitest,
  },
  { name: 'lint', beside: 'sources', run: ['npx', 'biome', 'check', '.', '--diagnostic-level=error'] },
  { name: 'types', beside: 'sources', run: ['node', 'scripts/types.mjs'] },
  { name: 'pieces', beside: 'sources', run: ['npm', 'run', '-s', 'pieces', '--', '--check'] },
  { name: 'pictures', beside: 'sources', run: ['npm', 'run', '-s', 'pictures', '--', '--check'] },
  {
    name: 'build',
    beside: 'sources',
    run: ['npx', 'turbo', 'run', 'build', '--output-logs=errors-only', '--concurrency=2'],
  },
  {
    name: 'journeys',
    beside: 'site',
    takes: 3,
    needs: 'build',
    run: ['npx', 'playwright', 'test'],
    sharded: true,
    in: 'e2e',
    env: { BACK_END: 'embedded' },
    results: 'e2e/test-results/embedded.json',
    runner: playwright,
  },
  {
    // What shows facts, as it will be for an owner who has settled them: all of it by `npm test -- --facts settled`.
    name: 'journeys on settled facts',
    beside: 'site',
    needs: 'build',
    run: ['npx', 'playwright', 'test', '--grep=@facts', '--project=desktop', '--workers=1'],
    in: 'e2e',
    env: { BACK_END: 'embedded', SUITE: 'facts', NODE_OPTIONS: environmentOf(['--facts', 'settled']).NODE_OPTIONS },
    results: 'e2e/test-results/settled.json',
    runner: playwright,
  },
  { name: 'rehearsal', beside: 'site', needs: 'build', run: ['npm', 'run', '-s', 'rehearse'] },
  {
    name: 'press journeys on the official emulator',
    beside: 'site',
    needs: 'build',
    // What differs is the back end: one width shows it.
    run: ['npx', 'playwright', 'test', 'src/mf-press', '--project=desktop', '--workers=1'],
    in: 'e2e',
    env: { BACK_END: 'official' },
    results: 'e2e/test-results/official.json',
    runner: playwright,
  },
  { name: 'size', beside: 'site', needs: 'build', run: ['npm', 'run', '-s', 'size'] },
  {
    // Alone: some measure times, and one builds what all others serve.
    name: 'attacks',
    needs: 'build',
    run: ['npx', 'tsx', 'e2e/src/attacks/cli.ts', '--bounded'],
    results: 'e2e/test-results/attacks.json',
    runner: attacks,
  },
];

/** What went wrong in a step beside its tests. */
const strays = ({ strays: file }) =>
  file && existsSync(path.join(repository, file)) ? JSON.parse(readFileSync(path.join(repository, file), 'utf8')) : [];

const began = Date.now();
const usedBefore = processorTimes();

/** Runs a command of a step; unless it is heard meanwhile, it shows what it says once it is over. */
async function play(step, command, title, isHeard) {
  const { in: folder = '.', results, runner } = step;
  const [program, ...rest] = command;
  if (isHeard) process.stdout.write(`\n── ${title} ──\n`);
  const file = results && path.join(repository, results);
  for (const old of [results, step.strays]) if (old) rmSync(path.join(repository, old), { force: true });
  const start = Date.now();
  const used = processorTimes();
  const child = spawn(program, rest, {
    cwd: path.join(repository, folder),
    stdio: isHeard ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    // Steps side by side build nothing anew.
    env: { ...environment, ...environmentOfStep(step, repository), SUITE_BUILT: '1' },
  });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => said.push(data));
  const [status] = await once(child, 'close');
  if (!isHeard) process.stdout.write(Buffer.concat([Buffer.from(`\n── ${title} ──\n`), ...said]));
  const succeeded = status === 0;
  const seconds = Math.round((Date.now() - start) / 1000);
  const left = file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  // A step that is not a test runner counts as one test, and so does a runner that ended without results.
  const plain = succeeded ? [1, 0, 0] : [0, 1, 0];
  const [passed, failed, skipped] = left ? runner.count(left) : plain;
  const failures = left ? [...runner.failures(left), ...strays(step)] : [];
  return {
    succeeded,
    seconds,
    from: (start - began) / 1000,
    use: processorUse(used, processorTimes()),
    passed,
    failed: succeeded ? failed : Math.max(failed, 1),
    skipped,
    failures,
    unsteady: [],
    passes: left ? runner.passes(left) : [],
    left,
  };
}

/** The outcome of a step that was not played to its end. */
const notPlayed = (step, message) => ({
  succeeded: false,
  seconds: 0,
  from: (Date.now() - began) / 1000,
  use: { seconds: 0, percent: 0 },
  passed: 0,
  failed: 1,
  skipped: 0,
  failures: [{ title: 'not played', message }],
  unsteady: [],
  passes: [],
});

/** What failed in a step is played once more, with nothing beside it. */
async function playAgain(step, first) {
  if (first.succeeded || !step.runner || !first.left || !arePlayedAgain(first.failures)) return first;
  const title = `${step.name}, what failed once more`;
  return joinPlays(first, await play(step, step.runner.again(step.run, first.failures, first.left), title, true));
}

const outcome = [];
for (const group of groupSteps(chooseSteps(steps, args))) {
  // The first says what it does while it does it: the others come between.
  const first = await playGroup(group, room, async (step) => {
    const needed = outcome.find(({ name }) => name === step.needs);
    if (needed && !needed.succeeded) return notPlayed(step, `it needs ${step.needs}, which failed`);
    return play(step, step.run, step.name, step === group[0]).catch(({ message }) => notPlayed(step, message));
  });
  for (const [place, step] of group.entries())
    outcome.push({ name: step.name, ...(await playAgain(step, first[place])) });
}
const total = (key) => outcome.reduce((sum, step) => sum + step[key], 0);

process.stdout.write('\n');
for (const { name, failures, unsteady } of outcome) {
  for (const { title, message } of failures) process.stdout.write(`FAILED   ${name}: ${title}: ${message}\n`);
  for (const { title, message } of unsteady) process.stdout.write(`UNSTEADY ${name}: ${title}: ${message}\n`);
}
for (const { name, succeeded, seconds, from, use, passed, skipped, unsteady } of outcome) {
  const word = !succeeded ? 'FAILED ' : passed ? 'passed ' : 'skipped';
  const notes = [
    ...[`${seconds} s from ${clockTime(from)}`, `processors ${use.percent} %`],
    ...[skipped && `${skipped} skipped`, unsteady.length && `${unsteady.length} unsteady`],
  ];
  process.stdout.write(`${word} ${name} (${notes.filter(Boolean).join(', ')})\n`);
}
const { seconds, percent } = processorUse(usedBefore, processorTimes());
process.stdout.write(`${clockTime((Date.now() - began) / 1000)} in all, ${seconds} s of processor, ${percent} %\n`);
process.stdout.write(`${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped\n`);
process.exitCode = total('failed') ? 1 : 0;
