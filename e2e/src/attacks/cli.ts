import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { repository } from '../setup/processes';
import { attacks } from './attacks';
import type { Attack, Outcome } from './kit/attack';
import { ComposedRelease } from './kit/ComposedRelease';
import { boundedCounts, fullCounts } from './kit/counts';
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
const counts = values.bounded ? boundedCounts : fullCounts;

const root = mkdtempSync(path.join(tmpdir(), 'riverview-attacks-'));
// What the attacked code itself leaves in the folder for temporary files goes with the rest.
process.env.TMPDIR = root;
const release = new ComposedRelease(path.join(root, 'release'));

async function outcomeOf(attack: Attack): Promise<Outcome> {
  const world = new World(seed, path.join(root, 'world'), release);
  try {
    return await attack.run(world, counts);
  } catch (error) {
    const broke = [`${attack.name} could not go on: ${error instanceof Error ? error.message : String(error)}`];
    return { tried: 1, survived: 0, broke, figures: [], skipped: [] };
  } finally {
    await world.close();
  }
}

process.stdout.write(`Attacking with seed ${seed}; the same again: npm run attack -- --seed ${seed}\n`);
const results: { readonly attack: Attack; readonly outcome: Outcome }[] = [];
for (const attack of chosen) {
  const start = performance.now();
  const outcome = await outcomeOf(attack);
  results.push({ attack, outcome });
  const seconds = Math.round((performance.now() - start) / 1000);
  process.stdout.write(
    `  ${attack.row.padEnd(3)}${attack.name}: ${outcome.survived} of ${outcome.tried} (${seconds} s)\n`,
  );
}
rmSync(root, { recursive: true, force: true, maxRetries: 3 });
process.stdout.write(`\n${table(results)}`);

const failed = results.filter(({ outcome }) => outcome.survived < outcome.tried).length;
// An attack that tried nothing says why.
const skipped = results.filter(({ outcome }) => outcome.tried === 0).length;
const file = path.join(repository, 'e2e/test-results/attacks.json');
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, JSON.stringify({ seed, passed: results.length - failed - skipped, failed, skipped, results }));
if (failed > 0 || results.length === skipped) process.exitCode = 1;
