import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const repository = path.resolve(import.meta.dirname, '../../..');

/** Starts a TypeScript file of the repository; what it prints goes to `onOutput`. `detached` gives it a process group. */
export function startScript(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  onOutput: (text: string) => void = () => {},
  { detached = false } = {},
): ChildProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', ...args], {
    cwd: repository,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached,
  });
  child.stdout.on('data', (data: Buffer) => onOutput(data.toString()));
  child.stderr.on('data', (data: Buffer) => onOutput(data.toString()));
  return child;
}

/** Waits until an address answers with success. Throws, with what the process printed, when it does not in time. */
export async function untilReady(url: string, printed: () => string, seconds = 30): Promise<void> {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; ) {
    if (
      await fetch(url).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not answer after ${seconds} s.\n${printed()}`);
}

/** Milliseconds for which a process could have gone on while others had the processors; 0 where the system does not tell. */
export function heldUp({ pid }: ChildProcess): number {
  const told = `/proc/${pid}/schedstat`;
  const [, nanoseconds = 0] = existsSync(told) ? readFileSync(told, 'utf8').split(' ').map(Number) : [];
  return nanoseconds / 1e6;
}

/** Ends a process and waits until it is gone. */
export async function stop(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await gone;
}
