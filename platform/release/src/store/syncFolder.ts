import { open } from 'node:fs/promises';

const waiting = new Map<string, Promise<void>>();

async function sync(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Makes the names in a folder survive a power cut, as `fsync` does for a file's bytes. Those who ask before a turn
 * begins share it.
 */
export function syncFolder(folder: string): Promise<void> {
  // Windows opens no folder as a file; its file system writes names through by itself.
  if (process.platform === 'win32') return Promise.resolve();
  const next = waiting.get(folder);
  if (next) return next;
  const turn = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
    waiting.delete(folder);
    return sync(folder);
  });
  waiting.set(folder, turn);
  return turn;
}
