import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../testing/temporaryFolder';
import { EmulatorSupervisor } from './EmulatorSupervisor';
import { watchedCommand } from './watchedCommand';

vi.setConfig({ testTimeout: 60_000 });

/** Answers on the port it is given, or does what it is told instead. */
const server = `
  const [port, what] = process.argv.slice(1);
  if (what === 'fail') process.exit(3);
  process.on('SIGTERM', () => {});
  require('node:http').createServer((_, response) => response.end('ok')).listen(port, '127.0.0.1');
`;
const answering = (port: number) => [process.execPath, '-e', server, String(port)] as const;
const delays = { first: 20, longest: 80, patience: 20_000 };

let running: EmulatorSupervisor | null = null;
afterEach(async () => {
  await running?.stop();
  running = null;
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // A process that ended and waits for its parent to hear of it is none.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

async function kill(supervisor: EmulatorSupervisor): Promise<number> {
  const pid = (await supervisor.pid()) ?? 0;
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => supervisor.address, { timeout: 10_000 }).toBeNull();
  return pid;
}

test('a process that dies is started again and prepared again; meanwhile there is no address', async () => {
  const prepared: string[] = [];
  const said: string[] = [];
  const prepare = async (address: string) => {
    prepared.push(address);
  };
  running = await EmulatorSupervisor.start({ command: answering, prepare, report: (s) => said.push(s), delays });
  for (let life = 1; life <= 3; life++) {
    expect(prepared).toHaveLength(life);
    expect(running.address).toBe(prepared.at(-1));
    const pid = await kill(running);
    await expect.poll(() => running?.address, { timeout: 20_000 }).not.toBeNull();
    expect(await running.pid()).not.toBe(pid);
  }
  expect(said).toHaveLength(3);
  expect(said.map((sentence) => /in (\d+) ms/.exec(sentence)?.[1])).toEqual(['20', '40', '80']);
});

test('it has no address before it is prepared, and one that cannot be prepared is ended', async () => {
  let seen: string | null | undefined;
  let round = 0;
  const pids: number[] = [];
  running = await EmulatorSupervisor.start({
    command: answering,
    prepare: async () => {
      seen = running?.address;
      pids.push((await running?.pid()) ?? 0);
      if (++round === 2) throw new Error('the store is busy');
    },
    report: () => undefined,
    delays,
  });
  await kill(running);
  await expect.poll(() => round, { timeout: 20_000 }).toBe(3);
  await expect.poll(() => running?.address).not.toBeNull();
  expect(seen).toBeNull();
  await expect.poll(() => isAlive(pids[1] ?? 0), { timeout: 5000 }).toBe(false);
});

test('a first start that fails is an error with its reason', async () => {
  const start = EmulatorSupervisor.start({
    command: (port) => [...answering(port), 'fail'],
    prepare: async () => undefined,
    report: () => undefined,
    delays,
  });
  await expect(start).rejects.toThrow(/did not start: it ended before it answered.*BACK_END=embedded/);
});

test('a stop ends it, also where it ignores a polite request, and starts no other', async () => {
  const supervisor = await EmulatorSupervisor.start({
    command: answering,
    prepare: async () => undefined,
    report: () => undefined,
    delays,
  });
  const pid = (await supervisor.pid()) ?? 0;
  await supervisor.stop();
  expect(isAlive(pid)).toBe(false);
  expect(supervisor.address).toBeNull();
});

test.each(['SIGKILL', 'SIGTERM'] as const)('its parent taken away by %s takes it along', async (signal) => {
  const [command, args] = watchedCommand(answering(0));
  const file = join(temporaryFolder(), 'parent.cjs');
  writeFileSync(
    file,
    `const { spawn } = require('node:child_process');
     const child = spawn(${JSON.stringify(command)}, ${JSON.stringify(args)}, { stdio: ['pipe', 'pipe', 'ignore'] });
     child.stdout.on('data', (line) => process.stdout.write(line));`,
  );
  const parent = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(createInterface({ input: parent.stdout }), 'line');
  const pid = Number(line);
  expect(isAlive(pid)).toBe(true);
  parent.kill(signal);
  await expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false);
});

test('the wrapper taken away alone leaves nothing behind', async () => {
  running = await EmulatorSupervisor.start({
    command: answering,
    prepare: async () => undefined,
    report: () => undefined,
    delays,
  });
  const pid = (await running.pid()) ?? 0;
  const wrapper = Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  process.kill(wrapper, 'SIGKILL');
  await expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false);
  await expect.poll(() => running?.address, { timeout: 20_000 }).not.toBeNull();
});
