import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteSurface } from '@platform/contract';
import { readSite } from '@platform/contract/readSite';
import { reachableBackEnd } from './backEnd';
import { exportHosting } from './exportHosting';
import { readLive, readLock, rollBack, versionsOf } from './live';
import { publish } from './publish';
import { release } from './release';
import { createSiteServer } from './serve/siteServer';
import { distOf, localStore, moduleNames, repository } from './workspace';

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

const store = localStore();
const product = await readSite(repository);

const usage = `npm run publish -- <module> …   build, publish and compose (modules: ${moduleNames().join(', ')}; --all for all of them;
                                --types: with the types of what they expose)
npm run publish -- <folder> …   a build of other tools: the folder holds remote.json and client/
npm run compose                 compose what is live again, for new facts or new data
npm run rollback                make the previous site live again
npm run status                  what is live
npm run export                  the live site as a folder that Firebase Hosting deploys`;

async function publishModules(names: readonly string[]): Promise<void> {
  const known = moduleNames();
  const folders = names.filter((name) => name.includes('/'));
  const modules = names.includes('--all') ? known : names.filter((name) => !/^--|\//.test(name));
  const unknown = modules.filter((name) => !known.includes(name));
  if (unknown.length || !(modules.length || folders.length))
    throw new Error(`${unknown.length ? `There is no module ${unknown.join(', ')}.\n` : ''}${usage}`);
  if (modules.length && !names.includes('--built')) build(modules, names.includes('--types'));
  const published = await Promise.all([
    ...modules.map((module) => publish(store, module, distOf(module))),
    ...folders.map(async (folder) => publish(store, await nameOf(folder), folder)),
  ]);
  const start = performance.now();
  const site = await release({
    store,
    replace: Object.fromEntries(published.map(({ module, version }) => [module, version])),
    site: product,
    backEnd: await reachableBackEnd(product.facts),
  });
  for (const { module, version } of published) say(`published ${module} ${version}`);
  say(
    `composed ${site.id} in ${Math.round(performance.now() - start)} ms: ${Object.keys(site.files).length} files, lock ${site.lock.id}`,
  );
}

/** The module whose build a folder holds. */
async function nameOf(folder: string): Promise<string> {
  const { remote } = JSON.parse(await readFile(path.join(folder, 'remote.json'), 'utf8')) as RemoteSurface;
  return remote.name;
}

function build(modules: readonly string[], types: boolean): void {
  const filters = modules.map((module) => `--filter=${module}`);
  execFileSync('npx', ['turbo', 'run', 'build', '--output-logs=errors-only', ...filters], {
    cwd: repository,
    stdio: 'inherit',
    env: types ? { ...process.env, MODULE_TYPES: '1' } : process.env,
  });
}

async function status(): Promise<void> {
  const live = await readLive(store);
  if (!live) return say('Nothing is live yet.');
  const lock = await readLock(store, live.site);
  say(`site ${live.site}, lock ${lock.id}`);
  for (const [module, version] of Object.entries(versionsOf(lock))) say(`  ${module.padEnd(14)} ${version}`);
  say(`${live.previous.length} earlier ${live.previous.length === 1 ? 'site' : 'sites'} to roll back to`);
}

function serve(): void {
  const port = Number(process.env.PORT ?? 4000);
  const backEnd = process.env.BACK_END_URL ?? 'http://127.0.0.1:4010';
  createSiteServer({ store, backEnd }).listen(port, '127.0.0.1', () => say(`The site is at http://localhost:${port}`));
}

const [command = '', ...names] = process.argv.slice(2);
const commands: Readonly<Record<string, () => Promise<void> | void>> = {
  publish: () => publishModules(names),
  compose: async () => {
    const site = await release({ store, replace: {}, site: product, backEnd: await reachableBackEnd(product.facts) });
    say(`composed ${site.id}, lock ${site.lock.id}`);
  },
  rollback: async () => {
    const { site, previous } = await rollBack(store);
    say(`live again: ${site} (${previous.length} earlier)`);
  },
  status,
  export: async () => {
    const target = path.join(repository, 'deploy');
    say(`${await exportHosting(store, target)} files in ${target}: deploy them with "firebase deploy" there`);
  },
  serve,
};

try {
  const run = commands[command];
  if (!run) throw new Error(usage);
  await run();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
