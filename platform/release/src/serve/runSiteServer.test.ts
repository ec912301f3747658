import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import path from 'node:path';
import { freePort } from '@platform/local-firebase/freePort';
import { afterEach, expect, it } from 'vitest';
import { listen, type ServedSite, serveSite } from './testing/servedSite';

const script = path.join(import.meta.dirname, 'testing/siteProcess.ts');
let site: ServedSite;
const children: ChildProcess[] = [];
afterEach(() => {
  site.close();
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

async function run(port: number) {
  site = await serveSite(null);
  const child = spawn(process.execPath, ['--import', 'tsx', script, site.store.root, String(port)]);
  children.push(child);
  const said = { out: '', err: '' };
  child.stdout.on('data', (text) => {
    said.out += text;
  });
  child.stderr.on('data', (text) => {
    said.err += text;
  });
  return { child, said, ended: once(child, 'exit') };
}

const status = (port: number) =>
  fetch(`http://127.0.0.1:${port}/Brand/intro`).then(
    (answer) => answer.status,
    () => null,
  );

it('serves on over a promise that nobody caught, says it, and ends in order', { timeout: 30_000 }, async () => {
  const port = await freePort();
  const { child, said, ended } = await run(port);
  await expect.poll(() => status(port), { timeout: 20_000 }).toBe(200);
  child.kill('SIGUSR2');
  await expect.poll(() => said.err).toMatch(/site: Error: a forgotten promise\n +at /);
  expect(await status(port)).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

it('says that its port is taken, and what to do', { timeout: 30_000 }, async () => {
  const taken = createServer();
  const port = await listen(taken);
  const { said, ended } = await run(port);
  expect(await ended).toEqual([1, null]);
  expect(said.err).toBe(`Port ${port} is taken. Stop what listens there, or choose another: PORT=4100 npm start\n`);
  taken.close();
});
