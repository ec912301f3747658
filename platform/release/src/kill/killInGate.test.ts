import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { findBrowser } from '../browser/findBrowser.mjs';
import { checkSite } from '../checkSite';
import { readHead } from '../journal';
import { release } from '../release';
import { publishRemote, publishShell, sampleSite, temporaryStore } from '../testing';
import { repository } from '../workspace';
import { manyPages } from './killPublishers';

/** Processes of this machine, with what each came from. */
const processes = () =>
  execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map(([pid, parent, ...args]) => ({ pid: Number(pid), parent: Number(parent), command: args.join(' ') }));

/** From one look at the machine: a renderer lives no longer than its page, and each look takes a while on a busy one. */
function descendantsOf(root: number, all = processes()): number[] {
  const own = all.filter(({ parent }) => parent === root).map(({ pid }) => pid);
  return [...own, ...own.flatMap((pid) => descendantsOf(pid, all))];
}

it.skipIf(!(await findBrowser()) || process.platform !== 'linux')(
  'a publisher killed while pages are being opened leaves the live site as it was, and no browser behind',
  async () => {
    const store = await temporaryStore();
    const replace = { shell: await publishShell(store), 'mf-alpha': await publishRemote(store, manyPages) };
    await release({ store, replace, site: sampleSite, backEnd: null });
    const before = (await readHead(store)).release;
    const script = path.join(import.meta.dirname, 'gateForever.ts');
    const pictures = mkdtempSync(path.join(tmpdir(), 'gate-'));
    for (let kill = 0; kill < 2; kill++) {
      const publisher = spawn(process.execPath, ['--import', 'tsx', script, store.root, pictures], {
        cwd: repository,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      // It releases for ever: a test that falls short leaves none behind.
      onTestFinished(() => void publisher.kill('SIGKILL'));
      await once(publisher.stdout, 'data');
      const browserOf = () => {
        const all = processes();
        const own = new Set(descendantsOf(publisher.pid ?? 0, all));
        return all.filter(({ pid, command }) => own.has(pid) && command.includes('--type=renderer'));
      };
      await vi.waitFor(() => expect(browserOf()).not.toEqual([]), { timeout: 30_000, interval: 100 });
      await new Promise((wake) => setTimeout(wake, Math.random() * 400));
      const children = descendantsOf(publisher.pid ?? 0);
      const gone = once(publisher, 'exit');
      publisher.kill('SIGKILL');
      await gone;
      await vi.waitFor(
        () =>
          expect(processes().filter(({ pid, command }) => children.includes(pid) && command.includes('chrom'))).toEqual(
            [],
          ),
        { timeout: 20_000, interval: 100 },
      );
      expect((await readHead(store)).release).toEqual(before);
      expect(await checkSite(store, before?.site ?? '')).toEqual([]);
    }
    // And the next one goes through.
    const next = { 'mf-alpha': await publishRemote(store, manyPages, { words: "'after'" }) };
    expect((await release({ store, replace: next, site: sampleSite, backEnd: null })).release.number).toBe(2);
  },
  120_000,
);
