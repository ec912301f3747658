import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { freePort } from '../platform/local-firebase/src/http/freePort';
import { superviseProcess } from './superviseProcess.mjs';

const tinyServer = path.join(import.meta.dirname, 'testing/tinyServer.mjs');
const tinySupervisor = path.join(import.meta.dirname, 'testing/tinySupervisor.mjs');
const quick = {
  firstPause: 20,
  longestPause: 320,
  longestOutage: 80,
  steadyAfter: 60_000,
  startWithin: 10_000,
  stopWithin: 400,
  probeEvery: 20,
};
const running = [];
afterEach(() => Promise.all(running.splice(0).map((one) => one.stop())));

/** What a tiny server answers, or `null`. */
const ask = (port, at = '/') =>
  fetch(`http://127.0.0.1:${port}${at}`).then(
    async (answer) => Number(await answer.text()),
    () => null,
  );

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    // A process that has ended but was not fetched by its parent answers signals still.
    const status = `/proc/${pid}/status`;
    return !existsSync(status) || !/^State:\s+Z/m.test(readFileSync(status, 'utf8'));
  } catch {
    return false;
  }
};

async function supervise(traits = [], timing = {}) {
  const port = await freePort();
  const said = [];
  const kept = superviseProcess({
    name: 'The server',
    args: [tinyServer, ...traits],
    cwd: import.meta.dirname,
    env: { ...process.env, PORT: String(port) },
    isUp: async () => (await ask(port)) !== null,
    say: (line) => said.push(line),
    timing: { ...quick, ...timing },
  });
  running.push(kept);
  return { port, said, ...kept };
}

it('starts what was killed again, each time, while the other goes on', { timeout: 60_000 }, async () => {
  const [site, backEnd] = await Promise.all([supervise(), supervise()]);
  await Promise.all([site.up, backEnd.up]);
  for (let round = 0; round < 3; round++) {
    for (const [victim, other] of [
      [backEnd, site],
      [site, backEnd],
    ]) {
      const [pid, otherPid] = [await ask(victim.port), await ask(other.port)];
      process.kill(pid, 'SIGKILL');
      await expect.poll(() => ask(victim.port), { timeout: 10_000 }).not.toBeOneOf([null, pid]);
      expect(await ask(other.port)).toBe(otherPid);
    }
  }
  await expect.poll(() => backEnd.said.length).toBe(6);
  expect(backEnd.said.slice(0, 2)).toEqual([
    'The server ended (SIGKILL); starting it again in 0.02 s.',
    'The server is up again.',
  ]);
});

it.each([
  ['waits longer each time it dies soon, up to a limit', 60_000, ['0.02', '0.04', '0.08', '0.08']],
  ['begins anew once it was steady', 0, ['0.02', '0.02', '0.02', '0.02']],
])('%s', { timeout: 60_000 }, async (_, steadyAfter, pauses) => {
  const { port, said, up } = await supervise([], { steadyAfter });
  await up;
  for (let at = 0; at < 4; at++) {
    const pid = await ask(port);
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => ask(port), { timeout: 20_000 }).not.toBeOneOf([null, pid]);
    await expect.poll(() => said.filter((line) => line.endsWith('is up again.')).length).toBe(at + 1);
  }
  expect(said.flatMap((line) => line.match(/in ([\d.]+) s/)?.[1] ?? [])).toEqual(pauses);
});

it('gives up on what dies at once on every first start, and says so', async () => {
  const { up, said } = await supervise(['doomed']);
  await expect(up).rejects.toThrow('The server did not start (code 3); its message stands above.');
  expect(said).toEqual([
    'The server ended (code 3); starting it again in 0.02 s.',
    'The server ended (code 3); starting it again in 0.04 s.',
  ]);
});

it('ends a process in order, and does not start it again', async () => {
  const farewell = path.join(mkdtempSync(path.join(tmpdir(), 'farewell-')), 'said');
  const { port, up, stop, said } = await supervise([`farewell=${farewell}`]);
  await up;
  const pid = await ask(port);
  await stop();
  expect(isAlive(pid)).toBe(false);
  expect(readFileSync(farewell, 'utf8')).toBe('clean');
  expect(await ask(port)).toBeNull();
  expect(said).toEqual([]);
});

it('kills what does not end in time, and what it had started', async () => {
  const { port, up, stop } = await supervise(['deaf', 'orphan']);
  await up;
  const pids = [await ask(port), await ask(port, '/child')];
  expect(pids.every(isAlive)).toBe(true);
  await stop();
  await expect.poll(() => pids.filter(isAlive)).toEqual([]);
});

it('leaves nothing behind of a process that was killed', async () => {
  const { port, up } = await supervise(['orphan']);
  await up;
  const [pid, child] = [await ask(port), await ask(port, '/child')];
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => isAlive(child)).toBe(false);
});

it('stops while a process is waited for', async () => {
  const { port, up, stop } = await supervise([], { firstPause: 60_000, longestOutage: 60_000 });
  await up;
  process.kill(await ask(port), 'SIGKILL');
  await expect.poll(() => ask(port)).toBeNull();
  await stop();
  expect(await ask(port)).toBeNull();
});

it.each([['SIGKILL'], ['SIGTERM']])('a supervisor that gets %s leaves no process behind', async (signal) => {
  const port = await freePort();
  const farewell = path.join(mkdtempSync(path.join(tmpdir(), 'farewell-')), 'said');
  const supervisor = spawn(process.execPath, [tinySupervisor, `farewell=${farewell}`], {
    env: { ...process.env, PORT: String(port) },
  });
  // Its own word: a port that was free a moment ago may answer for somebody else.
  await once(supervisor.stdout, 'data');
  const pid = await ask(port);
  const gone = once(supervisor, 'exit');
  supervisor.kill(signal);
  expect(await gone).toEqual(signal === 'SIGTERM' ? [0, null] : [null, 'SIGKILL']);
  await expect.poll(() => isAlive(pid), { timeout: 7_000 }).toBe(false);
  expect(existsSync(farewell)).toBe(true);
});
