// npm test: everything there is to check, one step after the other; the last line counts the tests.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './ensureInstalled.mjs';
import { ensureBrowser } from './findBrowser.mjs';

const repository = path.resolve(import.meta.dirname, '..');
const unitResults = path.join(repository, 'node_modules/.cache/unit-results.json');
const e2eResults = path.join(repository, 'e2e/test-results/results.json');

ensureInstalled();
const env = { ...process.env, CHROMIUM_PATH: await ensureBrowser() };
for (const file of [unitResults, e2eResults]) rmSync(file, { force: true });

const steps = [
  { name: 'lint', run: ['npx', 'biome', 'check', '.', '--diagnostic-level=error'] },
  { name: 'types', run: ['npx', 'turbo', 'run', 'types', '--output-logs=errors-only'] },
  { name: 'pictures', run: ['npm', 'run', '-s', 'pictures', '--', '--check'] },
  {
    name: 'unit',
    run: ['npx', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitResults}`],
  },
  { name: 'build', run: ['npx', 'turbo', 'run', 'build', '--output-logs=errors-only'] },
  { name: 'size', run: ['npm', 'run', '-s', 'size'] },
  { name: 'journeys', run: ['npx', 'playwright', 'test'], in: 'e2e' },
];

const outcome = steps.map(({ name, run: [command, ...args], in: folder = '.' }) => {
  process.stdout.write(`\n── ${name} ──\n`);
  const start = Date.now();
  const { status } = spawnSync(command, args, { cwd: path.join(repository, folder), stdio: 'inherit', env });
  return { name, passed: status === 0, seconds: Math.round((Date.now() - start) / 1000) };
});

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);
const unit = read(unitResults);
const journeys = read(e2eResults)?.stats;
// A step that is not a test runner counts as one test: lint, types, pictures, build, size.
const plain = outcome.filter(({ name }) => name !== 'unit' && name !== 'journeys');
const runners = [
  { passed: unit?.numPassedTests ?? 0, failed: unit?.numFailedTests ?? 0, skipped: unit?.numPendingTests ?? 0 },
  {
    passed: (journeys?.expected ?? 0) + (journeys?.flaky ?? 0),
    failed: journeys?.unexpected ?? 0,
    skipped: journeys?.skipped ?? 0,
  },
];
const broken = outcome.filter(({ passed }) => !passed);
const total = (key) => runners.reduce((sum, runner) => sum + runner[key], 0);
const passed = total('passed') + plain.filter((step) => step.passed).length;
const failed = Math.max(total('failed') + plain.filter((step) => !step.passed).length, broken.length);

process.stdout.write('\n');
for (const { name, passed, seconds } of outcome)
  process.stdout.write(`${passed ? 'passed' : 'FAILED'}  ${name} (${seconds} s)\n`);
process.stdout.write(`${passed} passed, ${failed} failed, ${total('skipped')} skipped\n`);
process.exitCode = broken.length ? 1 : 0;
