import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';

/** Megabytes that a process has in memory, its buffers too, which no flag limits; 0 where it can not be told. */
async function residentMegabytes(pid: number): Promise<number> {
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => null);
  if (statm !== null) return (Number(statm.split(' ')[1]) * 4096) / 1e6;
  return new Promise((resolve) => {
    execFile('ps', ['-o', 'rss=', '-p', String(pid)], (error, out) => resolve(error ? 0 : Number(out) / 1000));
  });
}

/** Ends a process, which may have ended before. */
export function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}

/** Ends a process that has more megabytes in memory; says so first. */
export function watchMemory(pid: number, most: number, ended: Promise<void>, onOver: () => void = () => {}): void {
  const timer = setInterval(async () => {
    if ((await residentMegabytes(pid)) <= most) return;
    onOver();
    kill(pid);
  }, 100);
  timer.unref();
  void ended.then(() => clearInterval(timer));
}
