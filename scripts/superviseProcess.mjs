import { spawn } from 'node:child_process';
import path from 'node:path';

const endWithParent = path.join(import.meta.dirname, 'endWithParent.mjs');

/**
 * How long things may take, in ms: `firstPause` before a process is started again, doubled each time it dies soon, up to
 * `longestPause`, or `longestOutage` where it had been up: visitors wait for it. After `steadyAfter` of being up it counts as
 * sound again. `startWithin` is how long it may take to be up, `stopWithin` how long a clean end may take before it is killed;
 * `startAttempts` is how often a first start is tried.
 */
export const timing = {
  firstPause: 250,
  longestPause: 10_000,
  longestOutage: 2_000,
  steadyAfter: 5_000,
  startWithin: 120_000,
  stopWithin: 10_000,
  startAttempts: 3,
  probeEvery: 100,
};

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Starts a Node process in a group of its own: a signal from the terminal reaches the supervisor alone, which ends its processes
 * in order, and what a process leaves behind when it dies can be found and ended.
 *
 * @returns {{ child: import('node:child_process').ChildProcess, ended: Promise<string>, sweep: () => void }} `ended` resolves to how
 *   it ended: a signal, `code 1`, or why it did not start
 */
export function startProcess(args, { cwd, env }) {
  const child = spawn(process.execPath, ['--import', endWithParent, ...args], {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
  });
  const sweep = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // The whole group is gone already.
    }
  };
  return { child, ended, sweep };
}

/** Ends a process: SIGTERM, and SIGKILL for it and all it has started where it is not gone in time. */
export async function stopProcess({ child, ended, sweep }, within) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const late = setTimeout(sweep, within);
  await ended;
  clearTimeout(late);
  sweep();
}

/**
 * Keeps a process running: when it dies it is started again, at once and then ever more slowly, until `stop` is called.
 *
 * @param {{ name: string, args: string[], cwd: string, env: NodeJS.ProcessEnv, isUp: () => Promise<boolean>, say: (line: string) => void,
 *   timing?: Partial<typeof timing> }} options `isUp` tells whether it answers
 * @returns {{ up: Promise<void>, stop: () => Promise<void> }} `up` rejects, with a sentence, when it dies at once on each of its first starts
 */
export function superviseProcess({ name, args, cwd, env, isUp, say, timing: given }) {
  const limits = { ...timing, ...given };
  const stopping = new AbortController();
  let current = null;
  let announce;
  const up = new Promise((resolve, reject) => {
    announce = { up: resolve, failed: reject };
  });

  async function comesUp(running) {
    let over = false;
    running.ended.then(() => {
      over = true;
    });
    for (const end = Date.now() + limits.startWithin; Date.now() < end && !over; await wait(limits.probeEvery)) {
      // Asked first and looked at after: what answers must not be another process that holds the port.
      if ((await isUp()) && !over) return true;
    }
    if (!over) running.sweep();
    return false;
  }

  const stopped = new Promise((resolve) => stopping.signal.addEventListener('abort', resolve));

  async function keep() {
    let hasBeenUp = false;
    for (let deaths = 0; !stopping.signal.aborted; ) {
      const running = startProcess(args, { cwd, env });
      current = running;
      const isRunning = await comesUp(running);
      const upSince = Date.now();
      if (isRunning && !stopping.signal.aborted) {
        if (hasBeenUp) say(`${name} is up again.`);
        hasBeenUp = true;
        announce.up();
      }
      const how = await running.ended;
      if (stopping.signal.aborted) return;
      running.sweep();
      deaths = isRunning && Date.now() - upSince >= limits.steadyAfter ? 1 : deaths + 1;
      if (!hasBeenUp && deaths >= limits.startAttempts) {
        announce.failed(new Error(`${name} did not start (${how}); its message stands above.`));
        return;
      }
      const longest = isRunning ? limits.longestOutage : limits.longestPause;
      const pause = Math.min(limits.firstPause * 2 ** (deaths - 1), longest);
      say(`${name} ended (${how}); starting it again in ${pause / 1000} s.`);
      await Promise.race([wait(pause), stopped]);
    }
  }

  const kept = keep();
  return {
    up,
    async stop() {
      stopping.abort();
      if (current) await stopProcess(current, limits.stopWithin);
      await kept;
    },
  };
}
