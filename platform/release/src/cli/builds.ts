import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteSurface } from '@platform/contract';
import { repository } from '../workspace';

/** The module whose build a folder holds. */
export async function moduleOf(folder: string): Promise<string> {
  const { remote } = JSON.parse(await readFile(path.join(folder, 'remote.json'), 'utf8')) as RemoteSurface;
  return remote.name;
}

/** Builds modules of this repository, with the types of what they expose where those are asked for. */
export function buildModules(modules: readonly string[], types: boolean): void {
  const filters = modules.map((module) => `--filter=${module}`);
  execFileSync('npx', ['turbo', 'run', 'build', '--output-logs=errors-only', ...filters], {
    cwd: repository,
    stdio: 'inherit',
    env: types ? { ...process.env, MODULE_TYPES: '1' } : process.env,
  });
}
