import { createServer, request } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { AddressInfo } from 'node:net';

/** The only server that confined bundles reach: a proxy to the back end, and to nothing else. */
export interface Outbound {
  readonly port: number;
  /** Another server that was asked, or `null`. */
  refused(): string | null;
  close(): void;
}

/** @param backEnd its address; `null`: nothing is reached */
export async function openOutbound(backEnd: string | null): Promise<Outbound> {
  const allowed = backEnd === null ? null : new URL(backEnd);
  let refused: string | null = null;
  // Asked as a proxy, it is told the whole address, and no Host.
  const server = createServer({ requireHostHeader: false }, (asked, answer) => {
    const url = URL.canParse(asked.url ?? '') ? new URL(asked.url ?? '') : null;
    if (!url || url.origin !== allowed?.origin) {
      refused = url?.origin ?? String(asked.url);
      answer
        .writeHead(403)
        .end(`While pages are composed, only the back end is reached, not ${url?.origin ?? asked.url}.`);
      return;
    }
    const { method, headers } = asked;
    const ask = url.protocol === 'https:' ? secureRequest : request;
    const passed = ask(url, { method, headers: { ...headers, host: url.host } }, (found) => {
      answer.writeHead(found.statusCode ?? 502, found.headers);
      found.pipe(answer);
    });
    passed.on('error', (error) => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end(error.message)));
    asked.pipe(passed);
  });
  // Sockets of their own: the address is told, and nothing is connected.
  server.on('connect', (asked, socket) => {
    refused = String(asked.url);
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const { port } = server.address() as AddressInfo;
  return {
    port,
    refused: () => refused,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
