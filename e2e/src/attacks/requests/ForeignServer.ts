import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';

/** The text that the attackers' server answers with; it must never come from the site. */
export const canary = 'canary-of-another-server-3f9a';

/** A server of the attackers on this machine: nobody but the site could be brought to call it. */
export class ForeignServer {
  #visits = 0;
  readonly #server: Server = createServer((socket) => {
    this.#visits++;
    const body = `<script>document.title = '${canary}'</script>`;
    socket.on('error', () => {});
    socket.end(
      `HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nX-Foreign: ${canary}\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
    );
  });

  async start(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  get address(): string {
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** How often somebody called. */
  get visits(): number {
    return this.#visits;
  }

  async stop(): Promise<void> {
    this.#server.close();
  }
}
