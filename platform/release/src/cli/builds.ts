import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteSurface } from '@platform/contract';
import { repository } from '../workspace';

/** The module whose build a folder holds. */
export async function moduleOf(folder: string): Promise<string> {
  const { remote } = JSON.parse(await readFile(path.join(folder, 'remote.json'), 'utf8')) as RemoteSurface;
  return remote.name;
}

/**
 * Builds modules of this repository, with the types of what they expose where those are asked for.
 *
 * @throws where one can not be built; why stands in the terminal
 */
export async function buildModules(modules: readonly string[], types: boolean): Promise<void> {
  const filters = modules.map((module) => `--filter=${module}`);
  // Not by npx, which takes a quarter of a second to find it.
  const building = spawn(
    path.join(repository, 'node_modules/.bin/turbo'),
    ['run', 'build', '--output-logs=errors-only', ...filters],
    {
      cwd: repository,
      stdio: 'inherit',
      env: types ? { ...process.env, MODULE_TYPES: '1' } : process.env,
    },
  );
  const [code] = (await once(building, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${modules.join(', ')} can not be built; why stands above.`);
}
