import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const tests = fileURLToPath(new URL('../render/tests/', import.meta.url));
const python = (...args: string[]) => spawnSync('python3', ['-B', ...args], { cwd: tests, encoding: 'utf8' });

test.for([
  { name: 'test_names', needs: 'ast' },
  { name: 'test_sun', needs: 'datetime' },
  { name: 'test_light', needs: 'numpy' },
])('the scripts that Blender runs: $name', { timeout: 60_000 }, ({ name, needs }, { skip }) => {
  skip(python('-c', `import ${needs}`).status !== 0, `python3 with ${needs} is not installed`);
  const { status, stderr } = python('-m', 'unittest', name);
  expect(status, stderr).toBe(0);
});
