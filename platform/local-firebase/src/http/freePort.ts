import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below those that a system takes by itself, for connections too (from 32768 on Linux, from 49152 elsewhere). */
const [lowest, highest] = [20_000, 32_767];

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

/** Takes the port's number for this thread, for as long as that lives: nobody else can bind the UDP socket of the same number. */
async function claim(port: number): Promise<boolean> {
  const socket = createSocket('udp4').unref();
  socket.bind({ port, address: '127.0.0.1', exclusive: true });
  try {
    await once(socket, 'listening');
    return true;
  } catch {
    socket.close();
    return false;
  }
}

/**
 * A port of 127.0.0.1 that nothing listens on, and that nobody else on this machine is given while this process lives: what is to
 * listen there may take seconds to begin, or be started again later, and whoever got the same one meanwhile would talk to it, or end it.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest + 1));
    if ((await claim(port)) && (await isFree(port))) return port;
  }
}
