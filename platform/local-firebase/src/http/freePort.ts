import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below those that a system takes by itself, for connections too (from 32768 on Linux, from 49152 elsewhere). */
const [lowest, highest] = [20_000, 32_767];
const handedOut = new Set<number>();

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}

/**
 * A port of 127.0.0.1 that nothing listens on, and that this process was not given before: what is to listen there may take
 * seconds to begin, and whoever got the same one meanwhile would talk to it.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest + 1));
    if (handedOut.has(port)) continue;
    handedOut.add(port);
    if (await isFree(port)) return port;
  }
}
