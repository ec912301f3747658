import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { repository } from '../setup/processes';
import { attacks } from './attacks';
import type { Attack, Outcome } from './kit/attack';
import { ComposedRelease } from './kit/ComposedRelease';
import { boundedCounts, fullCounts } from './kit/counts';
import { Tally } from './kit/Tally';
import { table } from './kit/table';
import { World } from './kit/World';

const { values } = parseArgs({
  options: {
    bounded: { type: 'boolean', default: false },
    seed: { type: 'string' },
    only: { type: 'string' },
  },
});
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const wanted = values.only?.split(',');
const chosen = attacks.filter(({ row, name }) => !wanted || wanted.includes(row) || wanted.includes(name));
const names = attacks.map(({ name }) => name).join(', ');
if (chosen.length === 0) throw new Error(`--only ${values.only} is no row (1, 1b, 2 … 8) and no attack: ${names}.`);
const counts = values.bounded ? boundedCounts : fullCounts;

const root = mkdtempSync(path.join(tmpdir(), 'riverview-attacks-'));
// What the attacked code itself leaves in the folder for temporary files goes with the rest.
process.env.TMPDIR = root;
const release = new ComposedRelease(path.join(root, 'release'));

interface Result {
  readonly attack: Attack;
  readonly outcome: Outcome;
}
const results: Result[] = [];

async function attackWith(attack: Attack): Promise<void> {
  const world = new World(seed, path.join(root, `world-${attacks.indexOf(attack)}`), release);
  const tally = new Tally();
  const start = performance.now();
  try {
    await attack.run(world, counts, tally);
  } catch (error) {
    tally.check(false, 'the attack could not go on', error instanceof Error ? error.message : String(error));
  } finally {
    await world.close();
  }
  const outcome = tally.outcome();
  results.push({ attack, outcome });
  const seconds = Math.round((performance.now() - start) / 1000);
  const line = `${attack.row.padEnd(3)}${attack.name}: ${outcome.survived} of ${outcome.tried} (${seconds} s)`;
  process.stdout.write(`  ${line}\n`);
}

/** Two at a time where it has to be quick; those that measure times come last, alone. */
async function attackAll(): Promise<void> {
  const together = chosen.filter(({ alone }) => !alone);
  const lane = async () => {
    for (let attack = together.shift(); attack; attack = together.shift()) await attackWith(attack);
  };
  await Promise.all(Array.from({ length: values.bounded ? 2 : 1 }, lane));
  for (const attack of chosen.filter(({ alone }) => alone)) await attackWith(attack);
}

process.stdout.write(`Attacking with seed ${seed}; the same again: npm run attack -- --seed ${seed}\n`);
await attackAll();
rmSync(root, { recursive: true, force: true, maxRetries: 3 });
process.stdout.write(`\n${table(results)}`);

const failed = results.filter(({ outcome }) => outcome.survived < outcome.tried).length;
// An attack that tried nothing says why.
const skipped = results.filter(({ outcome }) => outcome.tried === 0).length;
const file = path.join(repository, 'e2e/test-results/attacks.json');
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, JSON.stringify({ seed, passed: results.length - failed - skipped, failed, skipped, results }));
if (failed > 0 || results.length === skipped) process.exitCode = 1;
