import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** Starts the embedded back end as a process of its own, to be killed or stopped. */
export async function startProcess(dataDir: string): Promise<{ child: ChildProcess; port: number }> {
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

/** Signs in as the administrator of that folder. */
export async function adminToken(dataDir: string, port: number): Promise<string> {
  const { email, password } = JSON.parse(readFileSync(join(dataDir, 'administrator.json'), 'utf8'));
  const url = `http://127.0.0.1:${port}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`;
  const response = await fetch(url, { method: 'POST', body: JSON.stringify({ email, password }) });
  return ((await response.json()) as { idToken: string }).idToken;
}
