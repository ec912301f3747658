import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { call, creation, nameOf } from '../testing/client';
import { temporaryFolder } from '../testing/temporaryFolder';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

async function start(dataDir: string): Promise<{ child: ChildProcess; port: number }> {
  const environment = { ...process.env, DATA_DIR: dataDir, PORT: '0', BACK_END: 'embedded' };
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const chunk of child.stdout ?? []) {
    const port = /127\.0\.0\.1:(\d+)/.exec(String(chunk))?.[1];
    if (port) return { child, port: Number(port) };
  }
  throw new Error('the back end ended before it was up');
}

async function adminToken(dataDir: string, port: number): Promise<string> {
  const { email, password } = JSON.parse(readFileSync(join(dataDir, 'administrator.json'), 'utf8'));
  const url = `http://127.0.0.1:${port}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`;
  const response = await fetch(url, { method: 'POST', body: JSON.stringify({ email, password }) });
  return ((await response.json()) as { idToken: string }).idToken;
}

test('kill -9 in the middle of writes loses nothing that was acknowledged', { timeout: 180_000 }, async () => {
  const dataDir = temporaryFolder();
  const acknowledged = new Set<string>();
  for (let round = 0; round < 3; round++) {
    const { child, port } = await start(dataDir);
    const token = await adminToken(dataDir, port);
    const writer = async (lane: number) => {
      for (let at = 0; ; at++) {
        const id = `crash-${round}-${lane}-${at}`;
        const answer = await call(port, 'commit', { writes: [creation(id)] }, token).catch(() => null);
        if (!answer) return;
        if (answer.status === 200) acknowledged.add(id);
      }
    };
    const lanes = [writer(0), writer(1), writer(2), writer(3)];
    await expect.poll(() => acknowledged.size, { timeout: 60_000 }).toBeGreaterThan((round + 1) * 60);
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await Promise.all([...lanes, ended]);
  }

  const { child, port } = await start(dataDir);
  const documents = [...acknowledged].map((id) => nameOf(`press/${id}`));
  const { body } = await call(port, 'batchGet', { documents });
  const missing = body.filter((answer: { missing?: string }) => answer.missing);
  child.kill('SIGKILL');
  expect(documents.length).toBeGreaterThan(180);
  expect(missing).toEqual([]);
});
