import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = (of: string) => fileURLToPath(new URL(`../${of}/tests/`, import.meta.url));
const run = (python: string, of: string, ...args: string[]) =>
  spawnSync(python, ['-B', ...args], { cwd: folder(of), encoding: 'utf8' });

test.for([
  { name: 'test_names', needs: 'ast' },
  { name: 'test_sun', needs: 'datetime' },
  { name: 'test_air', needs: 'unittest' },
  { name: 'test_cloth', needs: 'numpy' },
  { name: 'test_mesh', needs: 'unittest' },
  { name: 'test_model', needs: 'unittest' },
  { name: 'test_rooms', needs: 'shapely' },
  { name: 'test_town', needs: 'numpy, shapely' },
  { name: 'test_light', needs: 'numpy' },
])('the scripts that Blender runs: $name', { timeout: 60_000 }, ({ name, needs }, { skip }) => {
  skip(run('python3', 'render', '-c', `import ${needs}`).status !== 0, `python3 with ${needs} is not installed`);
  const { status, stderr } = run('python3', 'render', '-m', 'unittest', name);
  expect(status, stderr).toBe(0);
});

test('the scripts that draw films', { timeout: 60_000 }, ({ skip }) => {
  const debian = '/usr/bin/python3';
  skip(
    run(debian, 'film', '-c', 'import numba, scipy').status !== 0,
    'python3-numba and python3-scipy are not installed',
  );
  const { status, stderr } = run(debian, 'film', '-m', 'unittest', 'test_relief');
  expect(status, stderr).toBe(0);
});
