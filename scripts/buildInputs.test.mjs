import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';

const repository = path.resolve(import.meta.dirname, '..');

/** What turbo would do, by task. */
let tasks;
let globalFiles;

beforeAll(() => {
  const options = { cwd: repository, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
  const plan = JSON.parse(execFileSync('npx', ['turbo', 'run', 'build', '--dry=json'], options));
  tasks = new Map(plan.tasks.map((task) => [task.taskId, task]));
  globalFiles = Object.keys(plan.globalCacheInputs.files);
}, 60_000);

/** Every file whose change changes the hash of a task: its own inputs, and those of all that it waits for. */
function inputsOf(taskId, seen = new Set()) {
  if (seen.has(taskId)) return [];
  seen.add(taskId);
  const { directory, inputs, dependencies } = tasks.get(taskId);
  const own = Object.keys(inputs).map((file) => path.posix.join(directory, file));
  return [...own, ...dependencies.flatMap((dependency) => inputsOf(dependency, seen))];
}

const modules = ['shell', 'mf-admin', 'mf-marketing', 'mf-floorplan', 'mf-press', 'mf-leads'];

describe.each(modules)('the build of %s is made anew', (module) => {
  test('by its own sources, and by those of what it is made of', () => {
    expect(inputsOf(`${module}#build`)).toEqual(
      expect.arrayContaining([
        `${module}/package.json`,
        'platform/rspack/src/baseConfig.ts',
        'platform/contract/src/lock.ts',
        'shared-ui/src/button/Button.tsx',
        'site/src/siteFacts.ts',
      ]),
    );
  });

  test('by no picture’s script, no encoder, no font cutter, no gallery, no test and no document', () => {
    const strange =
      /^(art|gallery|e2e|docs|backend|scripts|examples)\/|^platform\/(assets|release|local-firebase)\/src\/|\.test\.|\/testing\/|\.md$/;
    expect(inputsOf(`${module}#build`).filter((file) => strange.test(file))).toEqual([]);
  });
});

test('nothing of the repository changes the hash of everything', () => {
  expect(globalFiles).toEqual([]);
});
