import { open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

const hour = 3_600_000;
let serial = 0;

/** Name of a new draft: it says which process writes it. */
export const draftName = () => `${process.pid}-${Date.now().toString(36)}-${serial++}.draft`;

/** Writes a file that nobody reads yet, down to the disk. */
export async function writeDraft(file: string, bytes: Uint8Array | string): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, and is somebody else's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The process that writes a draft; drafts of earlier versions stand beside their file as `name.PID-N.draft`. */
const writerOf = (name: string) => Number(name.match(/(?:^|\.)(\d+)-[^.]*\.draft$/)?.[1] ?? 0);

/**
 * Finds drafts that a killed process or a full disk left behind. A draft is written within seconds, so one that is older
 * than an hour and whose process is gone is nobody's; the age counts where several machines share the folder.
 */
export async function findLeftDrafts(folder: string, { deep = false, now = Date.now() } = {}): Promise<string[]> {
  const entries = await readdir(folder, { recursive: deep, withFileTypes: true }).catch(() => []);
  const left: string[] = [];
  for (const entry of entries) {
    if (!entry.isFile() || !entry.name.endsWith('.draft')) continue;
    const writer = writerOf(entry.name);
    if (writer && isAlive(writer)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const found = await stat(file).catch(() => null);
    if (found && now - found.mtimeMs > hour) left.push(file);
  }
  return left;
}

/** Removes drafts. */
export async function removeDrafts(files: readonly string[]): Promise<void> {
  for (const file of files) await rm(file, { force: true });
}
