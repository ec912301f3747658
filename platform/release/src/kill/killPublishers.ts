import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkSite } from '../checkSite';
import { readHead } from '../journal';
import { readLive } from '../live';
import { release } from '../release';
import { FolderStore } from '../store/FolderStore';
import { page, publishRemote, publishShell, remote, sampleSite } from '../testing';
import { repository } from '../workspace';

/** What the publisher that is killed releases: enough pages that it is killed among their files, too. */
export const manyPages = remote(
  'mf-alpha',
  Array.from({ length: 30 }, (_, index) => page({ path: index ? `/Page${index}` : '/', title: `Page ${index}` })),
);

const beta = remote('mf-beta', [page({ path: '/Beta' })]);

/** What came of killing publishers. */
export interface KillReport {
  readonly kills: number;
  /** Releases that the killed ones had made. */
  readonly releases: number;
  /** The longest that a publish after a kill took, milliseconds. */
  readonly slowest: number;
  /** What was wrong after a kill; empty where nothing was. */
  readonly problems: readonly string[];
}

async function startPublisher(folder: string, drafts: string): Promise<ChildProcess> {
  const script = path.join(import.meta.dirname, 'releaseForever.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, folder], {
    cwd: repository,
    env: { ...process.env, TMPDIR: drafts },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/**
 * Kills a publisher again and again (`SIGKILL`), at random moments of its work, spread over the time that a few releases
 * take on this machine. After each kill the live site must be whole, and the next publish must work at once.
 *
 * @param kills how often
 */
export async function killPublishers(kills: number): Promise<KillReport> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kill-'));
  const builds = path.join(folder, 'builds');
  await mkdir(builds);
  const store = new FolderStore(path.join(folder, 'store'));
  const problems: string[] = [];
  let releases = 0;
  let slowest = 0;
  try {
    const replace = {
      shell: await publishShell(store),
      'mf-alpha': await publishRemote(store, manyPages),
      'mf-beta': await publishRemote(store, beta),
    };
    const given = { store, site: sampleSite, backEnd: null, composer: { version: 'killed', mayChange: true } };
    const began = performance.now();
    let last = (await release({ ...given, replace })).release.number;
    const within = Math.max(250, 4 * (performance.now() - began));
    let next = startPublisher(store.root, builds);
    for (let round = 1; round <= kills; round++) {
      const publisher = await next;
      await new Promise((resolve) => setTimeout(resolve, ((round - Math.random()) / kills) * within));
      await kill(publisher);
      if (round < kills) next = startPublisher(store.root, builds);

      const live = await readLive(store);
      if (!live) throw new Error('Nothing is live any more.');
      const staged = (await readHead(store, 'staging')).release;
      for (const site of new Set([live.site, staged?.site ?? live.site])) {
        problems.push(...(await checkSite(store, site)).map((problem) => `kill ${round}: ${problem}`));
      }
      releases += live.number - last;
      const start = performance.now();
      const words = JSON.stringify(`after kill ${round}`);
      const version = await publishRemote(store, beta, { words });
      try {
        last = (await release({ ...given, replace: { 'mf-beta': version } })).release.number;
      } catch (error) {
        problems.push(`kill ${round}: the next publish failed: ${(error as Error).message}`);
      }
      slowest = Math.max(slowest, performance.now() - start);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return { kills, releases, slowest, problems };
}
