import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** Inodes of the sockets that listen on a port, as Linux lists them. */
function listeningSockets(port: number): readonly string[] {
  const wanted = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  return ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) => {
    if (!existsSync(file)) return [];
    const lines = readFileSync(file, 'utf8').split('\n').slice(1);
    return lines.flatMap((line) => {
      const [, local = '', , state, , , , , , inode = ''] = line.trim().split(/\s+/);
      return state === '0A' && local.endsWith(wanted) ? [inode] : [];
    });
  });
}

function holds(pid: string, sockets: ReadonlySet<string>): boolean {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((name) => sockets.has(readlinkSync(`/proc/${pid}/fd/${name}`)));
  } catch {
    return false; // It ended while we looked, or is not ours.
  }
}

/** Ids of the processes that listen on a port of this machine, whoever started them. */
export function listenersOn(port: number): readonly number[] {
  if (!existsSync('/proc/net/tcp')) {
    try {
      const printed = execFileSync('lsof', ['-ti', `tcp:${port}`, '-sTCP:LISTEN'], { encoding: 'utf8' });
      return printed.trim().split('\n').map(Number);
    } catch {
      return []; // lsof ends with an error where nothing listens.
    }
  }
  const sockets = new Set(listeningSockets(port).map((inode) => `socket:[${inode}]`));
  if (sockets.size === 0) return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && holds(name, sockets))
    .map(Number);
}

/** Memory that a process holds, and the most it ever held, in MB; 0 where the machine does not say. */
export function memoryOf(pid: number): { readonly now: number; readonly most: number } {
  const file = `/proc/${pid}/status`;
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const megabytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(text)?.[1] ?? 0) / 1024;
  return { now: Math.round(megabytes('VmRSS')), most: Math.round(megabytes('VmHWM')) };
}
