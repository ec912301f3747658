import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { chooseSteps, environmentOf, environmentOfStep, groupSteps, playGroup } from './testSteps.mjs';

const steps = [
  { name: 'lint', run: ['lint'] },
  { name: 'unit', run: ['unit'] },
  { name: 'journeys', run: ['journeys'], sharded: true },
];
const names = (...args) => chooseSteps(steps, args).map(({ name }) => name);

test('all of them, those that are named, or all but those that are named', () => {
  expect(names()).toEqual(['lint', 'unit', 'journeys']);
  expect(names('--only', 'unit, lint')).toEqual(['lint', 'unit']);
  expect(names('--except', 'journeys')).toEqual(['lint', 'unit']);
});

test('a part of the journeys, and the whole of the rest', () => {
  expect(chooseSteps(steps, ['--shard', '2/3']).map(({ run }) => run)).toEqual([
    ['lint'],
    ['unit'],
    ['journeys', '--shard=2/3'],
  ]);
});

test('the facts of this checkout, or those of an owner who has settled everything', () => {
  expect(environmentOf([], { A: '1' })).toEqual({ A: '1' });
  expect(environmentOf(['--only', 'unit', '--facts', 'settled'], { NODE_OPTIONS: '--x' })).toEqual({
    NODE_OPTIONS: '--x --conditions=settled-facts',
  });
  expect(() => environmentOf(['--facts', 'mine'], {})).toThrow('There are own, which is usual, and settled.');
  expect(names('--only', 'unit', '--facts', 'settled')).toEqual(['unit']);
});

test('the journeys leave their results where their step reads them, whosever facts they run on', {
  timeout: 60_000,
}, () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'results-'));
  const step = { env: { BACK_END: 'embedded' }, results: 'embedded.json' };
  const env = { ...environmentOf(['--facts', 'settled']), ...environmentOfStep(step, folder) };
  const e2e = path.resolve(import.meta.dirname, '../e2e');
  execFileSync('npx', ['playwright', 'test', 'src/site/preloads.spec.ts', '--list'], { cwd: e2e, env });
  expect(JSON.parse(readFileSync(path.join(folder, step.results), 'utf8'))).toHaveProperty('stats');
  rmSync(folder, { recursive: true });
});

test('neighbours that wait for other things run side by side', () => {
  const chosen = [
    { name: 'lint', beside: 'sources' },
    { name: 'types', beside: 'sources' },
    { name: 'unit' },
    { name: 'build' },
    { name: 'pictures', beside: 'sources' },
  ];
  expect(groupSteps(chosen).map((group) => group.map(({ name }) => name))).toEqual([
    ['lint', 'types'],
    ['unit'],
    ['build'],
    ['pictures'],
  ]);
});

test('what a step needs is run before it, unless it has been done', () => {
  const all = [{ name: 'unit' }, { name: 'build' }, { name: 'journeys', needs: 'build' }, { name: 'lint' }];
  const chosen = (...args) => chooseSteps(all, args).map(({ name }) => name);
  expect(chosen('--only', 'journeys,lint')).toEqual(['build', 'journeys', 'lint']);
  expect(chosen('--only', 'journeys', '--except', 'build')).toEqual(['journeys']);
  expect(chosen('--only', 'lint')).toEqual(['lint']);
  expect(chosen('--except', 'journeys')).toEqual(['unit', 'build', 'lint']);
});

/** Steps that end when they are told; what begins and ends is written down. */
function telling() {
  const seen = [];
  const ends = new Map();
  const play = ({ name }) => {
    seen.push(name);
    return new Promise((resolve) => ends.set(name, () => resolve(`${name} is over`)));
  };
  const end = async (name) => {
    seen.push(`${name}.`);
    ends.get(name)();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { seen, play, end };
}

test('a step of a group begins as soon as there is room, and is answered for in its own place', async () => {
  const { seen, play, end } = telling();
  const group = [
    { name: 'journeys', takes: 3 },
    { name: 'build', takes: 2 },
    { name: 'lint' },
    { name: 'types' },
    { name: 'pieces' },
  ];
  const playing = playGroup(group, 4, play);
  for (const name of ['lint', 'journeys', 'types', 'pieces', 'build']) await end(name);
  expect(await playing).toEqual(group.map(({ name }) => `${name} is over`));
  expect(seen.join(' ')).toBe('journeys lint lint. types journeys. build pieces types. pieces. build.');
});

test('one that needs more room than there is has all of it', async () => {
  const { seen, play, end } = telling();
  const playing = playGroup([{ name: 'lint' }, { name: 'unit', takes: 9 }, { name: 'types' }], 4, play);
  for (const name of ['lint', 'types', 'unit']) await end(name);
  expect(await playing).toHaveLength(3);
  expect(seen).toEqual(['lint', 'types', 'lint.', 'types.', 'unit', 'unit.']);
});

test('a group of which one breaks off breaks off', async () => {
  const broken = playGroup([{ name: 'lint' }], 4, () => Promise.reject(new Error('no such program')));
  await expect(broken).rejects.toThrow('no such program');
});

test('the full counts, where they are asked for', () => {
  expect(environmentOf(['--only', 'unit', '--soak'], { A: '1' })).toEqual({ A: '1', SOAK: '1' });
  expect(names('--only', 'unit', '--soak')).toEqual(['unit']);
});

test.each([
  [['--only', 'units'], /no step units. There are lint, unit, journeys/],
  [['--shard', 'two'], /is no shard/],
])('%j is refused', (args, message) => {
  expect(() => chooseSteps(steps, args)).toThrow(message);
});
