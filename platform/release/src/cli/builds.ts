import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteSurface } from '@platform/contract';
import { repository } from '../workspace';

/** The module whose build a folder holds. */
export async function moduleOf(folder: string): Promise<string> {
  const { remote } = JSON.parse(await readFile(path.join(folder, 'remote.json'), 'utf8')) as RemoteSurface;
  return remote.name;
}

interface Package {
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const packageOf = async (folder: string) =>
  JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as Package;

/** Whether a package of this repository that one in a folder depends on, at any depth, is built before it. */
async function needsBuilds(root: string, folder: string, seen = new Set<string>()): Promise<boolean> {
  for (const name of Object.keys((await packageOf(folder)).dependencies ?? {})) {
    const at = await realpath(path.join(root, 'node_modules', name)).catch(() => null);
    if (at === null || at.includes(`${path.sep}node_modules${path.sep}`) || seen.has(at)) continue;
    seen.add(at);
    if ((await packageOf(at)).scripts?.build || (await needsBuilds(root, at, seen))) return true;
  }
  return false;
}

/** By a module's own `build`, as npm would run it, which takes a tenth of a second to start one. What it says is told where it fails. */
async function runOwn(root: string, module: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  const folder = path.join(root, module);
  const { build = 'exit 1' } = (await packageOf(folder)).scripts ?? {};
  const tools = [folder, root].map((at) => path.join(at, 'node_modules/.bin'));
  const building = spawn(build, {
    cwd: folder,
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...env, PATH: [...tools, env.PATH].join(path.delimiter) },
  });
  const said: Buffer[] = [];
  for (const stream of [building.stdout, building.stderr]) stream.on('data', (data: Buffer) => said.push(data));
  const [code] = (await once(building, 'close')) as [number | null];
  if (code !== 0) process.stderr.write(Buffer.concat(said));
  return code === 0;
}

/** By turbo, which takes from its cache what was built before, and half a second to find that out. */
async function runAll(root: string, modules: readonly string[], env: NodeJS.ProcessEnv): Promise<boolean> {
  const turbo = path.join(root, 'node_modules/.bin/turbo');
  const filters = modules.map((module) => `--filter=${module}`);
  const args = ['run', 'build', '--output-logs=errors-only', ...filters];
  const building = spawn(turbo, args, { cwd: root, stdio: 'inherit', env });
  const [code] = (await once(building, 'exit')) as [number | null];
  return code === 0;
}

/**
 * Builds modules of this repository, with the types of what they expose where those are asked for. What earlier builds left is
 * removed before: a cached build is laid over what is there, and a file of another build would be published with it.
 *
 * @param root the repository's folder
 * @throws where one can not be built; why stands in the terminal
 */
export async function buildModules(modules: readonly string[], types: boolean, root = repository): Promise<void> {
  const env = types ? { ...process.env, MODULE_TYPES: '1' } : process.env;
  await Promise.all(modules.map((module) => rm(path.join(root, module, 'dist'), { recursive: true, force: true })));
  const [first = '', ...others] = modules;
  const isAlone = others.length === 0 && !(await needsBuilds(root, path.join(root, first)));
  if (await (isAlone ? runOwn(root, first, env) : runAll(root, modules, env))) return;
  throw new Error(`${modules.join(', ')} can not be built; why stands above.`);
}
