import { spawn } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import { freePort } from '@platform/local-firebase/freePort';
import { afterEach, expect, it } from 'vitest';
import { type Release, readHead } from '../journal';
import { release } from '../release';
import { listen } from '../serve/testing/servedSite';
import type { FolderStore } from '../store/FolderStore';
import { page, publishRemote, publishShell, remote, sampleSite, temporaryStore } from '../testing';
import { repository } from '../workspace';
import { canaryChannel } from './canaryRun';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const alpha = remote('mf-alpha', [page({ path: '/' })]);
const head = async (store: FolderStore, channel: string) => (await readHead(store, channel)).release as Release;

/** A site with a canary that half of its visitors get. */
async function storeWithCanary(): Promise<FolderStore> {
  const store = await temporaryStore();
  const given = { store, site: sampleSite, backEnd: null };
  const replace = { shell: await publishShell(store), 'mf-alpha': await publishRemote(store, alpha) };
  await release({ ...given, replace });
  const bad = await publishRemote(store, alpha, { words: "'broken'" });
  await release({
    ...given,
    channel: canaryChannel,
    replace: { 'mf-alpha': bad },
    keepFacts: true,
    details: { kind: 'canary', share: 0.5 },
  });
  return store;
}

/** A back end that has counted: every second visit of the canary ended in an error. */
async function countsOf(store: FolderStore): Promise<string> {
  const live = `live/${(await head(store, 'live')).number}`;
  const canary = `${canaryChannel}/${(await head(store, canaryChannel)).number}`;
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const hours = [0, 1].flatMap((later) => [
    { hour: at(later).slice(0, 13), release: canary, tally: { visits: 200, failures: 100 } },
    { hour: at(later).slice(0, 13), release: live, tally: { visits: 2000, failures: 10 } },
  ]);
  const server = http.createServer((request, response) => {
    if (request.headers.authorization !== 'Bearer key of the counts') return void response.writeHead(403).end();
    response.setHeader('content-type', 'application/json');
    response.end(request.url?.includes('/hours?') ? JSON.stringify({ now: at(3), hours }) : '{}');
  });
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${await listen(server)}`;
}

it('a canary that is worse returns while the site is served, without a hand, and nobody misses a page', async () => {
  const store = await storeWithCanary();
  const port = await freePort();
  const serving = spawn(
    process.execPath,
    ['--import', 'tsx', 'platform/release/src/cli.ts', 'serve', '--every', '0.02'],
    {
      cwd: repository,
      env: {
        ...process.env,
        RELEASE_STORE: store.root,
        BACK_END_URL: await countsOf(store),
        SIGNALS_KEY: 'key of the counts',
        PORT: String(port),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  ends.push(async () => {
    const gone = once(serving, 'exit');
    serving.kill('SIGTERM');
    await gone;
  });
  let said = '';
  serving.stdout.on('data', (text) => {
    said += text;
  });
  await expect.poll(() => said, { timeout: 60_000 }).toContain('The site is at');
  const seen = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { cookie: 'slice=0' } });
    return `${answer.status} ${(await answer.text()).match(/<main>([^<]*)/)?.[1]}`;
  };
  const first = await seen();
  expect(['200 broken', '200 words']).toContain(first);
  const all = new Set([first]);
  await expect
    .poll(
      async () => {
        all.add(await seen());
        return (await head(store, canaryChannel)).kind;
      },
      { timeout: 60_000, interval: 200 },
    )
    .toBe('rollback');
  expect((await head(store, canaryChannel)).why).toMatch(/^worse: visits with an error 50 %/);
  await expect.poll(seen, { timeout: 10_000 }).toBe('200 words');
  expect([...all].every((one) => one.startsWith('200 '))).toBe(true);
  await expect.poll(() => said, { timeout: 20_000 }).toContain('The canary was taken back: worse');
}, 180_000);
