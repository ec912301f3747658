import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { RemoteSurface } from '@platform/contract';
import { readSite } from '@platform/contract/readSite';
import { releaseNote } from './author';
import { findBackEnd } from './backEnd';
import { collectGarbage, retention } from './collectGarbage';
import { describeRelease } from './describeRelease';
import { exportHosting } from './exportHosting';
import { releases } from './journal';
import { earlierReleases, readLive, rollBack } from './live';
import { publish } from './publish';
import { type ReleasedSite, release } from './release';
import { runSiteServer } from './serve/runSiteServer';
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
npm run history                 the last releases: what changed, who, from which commit, why (--most 50)
npm run gc -- --dry-run         what no kept release needs; without --dry-run it is removed
npm run export                  the live site as a folder that Firebase Hosting deploys
publish, compose and rollback take --why "a reason" for the history; publish and compose --without-posts.`;

const { values: options, positionals } = parseArgs({
  // Behind "--", which npm takes away and others do not, an option would be read as a name.
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  allowPositionals: true,
  options: {
    all: { type: 'boolean' },
    built: { type: 'boolean' },
    types: { type: 'boolean', default: false },
    'without-posts': { type: 'boolean' },
    why: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    most: { type: 'string', default: '20' },
  },
});
const [command = '', ...names] = positionals;

const backEnd = async () => (options['without-posts'] ? null : findBackEnd(product.facts));
const note = () => releaseNote(options.why ?? null);

async function compose(replace: Readonly<Record<string, string>>, from: string | null): Promise<ReleasedSite> {
  const site = await release({ store, replace, site: product, backEnd: from, note: note() });
  for (const warning of site.warnings) process.stderr.write(`${warning}\n`);
  return site;
}

async function publishModules(): Promise<void> {
  const known = moduleNames();
  const folders = names.filter((name) => name.includes('/'));
  const modules = options.all ? known : names.filter((name) => !name.includes('/'));
  const unknown = modules.filter((name) => !known.includes(name));
  if (unknown.length || !(modules.length || folders.length))
    throw new Error(`${unknown.length ? `There is no module ${unknown.join(', ')}.\n` : ''}${usage}`);
  const from = await backEnd();
  if (modules.length && !options.built) build(modules, options.types);
  const published = await Promise.all([
    ...modules.map((module) => publish(store, module, distOf(module))),
    ...folders.map(async (folder) => publish(store, await nameOf(folder), folder)),
  ]);
  const start = performance.now();
  const site = await compose(Object.fromEntries(published.map(({ module, version }) => [module, version])), from);
  for (const { module, version } of published) say(`published ${module} ${version}`);
  say(
    `composed ${site.id} in ${Math.round(performance.now() - start)} ms: ${Object.keys(site.files).length} files, lock ${site.lock.id}, release ${site.release.number}`,
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
  const earlier = (await earlierReleases(store, live)).length;
  say(`release ${live.number}: site ${live.site}, lock ${live.lock}`);
  for (const [module, version] of Object.entries(live.modules)) say(`  ${module.padEnd(14)} ${version}`);
  say(`${earlier} earlier ${earlier === 1 ? 'site' : 'sites'} to roll back to`);
}

async function history(): Promise<void> {
  let left = Number(options.most);
  for await (const one of releases(store)) {
    if (left-- <= 0) return;
    say(describeRelease(one));
  }
}

async function gc(): Promise<void> {
  const dryRun = options['dry-run'];
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
  const { removed, kept } = await collectGarbage(store, { dryRun });
  const drafts = await store.sweepDrafts({ dryRun });
  const weight = removed.reduce((sum, { bytes }) => sum + bytes, 0);
  const sites = new Set(removed.filter(({ key }) => key.startsWith('sites/')).map(({ key }) => key.split('/')[1]));
  const versions = removed.filter(({ key }) => key.endsWith('/manifest.json'));
  say(
    `${dryRun ? 'would remove' : 'removed'} ${removed.length} files, ${megabytes(weight)}: ${sites.size} sites, ${versions.length} versions of modules; ${drafts} drafts`,
  );
  say(
    `${dryRun ? 'would keep' : 'kept'} ${kept.files} files, ${megabytes(kept.bytes)}, of ${kept.releases} releases: the last ${retention.releases}, and all that were live in the last ${retention.days} days`,
  );
}

function serve(): void {
  const backEnd = process.env.BACK_END_URL ?? 'http://127.0.0.1:4010';
  runSiteServer({ store, backEnd, port: Number(process.env.PORT ?? 4000), say });
}

const commands: Readonly<Record<string, () => Promise<void> | void>> = {
  publish: publishModules,
  compose: async () => {
    const site = await compose({}, await backEnd());
    say(`composed ${site.id}, lock ${site.lock.id}, release ${site.release.number}`);
  },
  rollback: async () => {
    const live = await rollBack(store, note());
    say(`live again: ${live.site} (${(await earlierReleases(store, live)).length} earlier)`);
  },
  status,
  history,
  gc,
  export: async () => {
    const target = path.join(repository, 'deploy');
    say(
      `${await exportHosting(store, product.functions, target)} files in ${target}: deploy them with "firebase deploy" there`,
    );
  },
  serve,
};

try {
  const run = commands[command];
  if (!run || (names.length && command !== 'publish')) throw new Error(usage);
  await run();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
