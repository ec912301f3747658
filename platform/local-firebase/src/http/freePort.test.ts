import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { freePort } from './freePort';

const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

/** Ports that a process of its own is given, which lives on. */
async function portsOfAnother(count: number): Promise<number[]> {
  const code = `const { freePort } = await import(${JSON.stringify(fileURLToPath(new URL('freePort.ts', import.meta.url)))});
    const ports = [];
    while (ports.length < ${count}) ports.push(await freePort());
    process.stdin.resume();
    console.log(JSON.stringify(ports));`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  started.push(child);
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return JSON.parse(line) as number[];
}

test('no port is given twice, though nobody listens on the first yet', async () => {
  const ports = [];
  for (let n = 0; n < 1000; n++) ports.push(await freePort());
  expect(new Set(ports).size).toBe(1000);
});

test('nor is one to two processes', { timeout: 60_000 }, async () => {
  const ports = (await Promise.all([portsOfAnother(400), portsOfAnother(400)])).flat();
  expect(new Set(ports).size).toBe(800);
});

test('something can listen on it', async () => {
  const server = createServer().listen(await freePort(), '127.0.0.1');
  await once(server, 'listening');
  server.close();
});
