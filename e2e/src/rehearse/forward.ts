import http, { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { selfSigned } from '../setup/selfSigned';

const certificate = selfSigned();

/** Listens on a free port of this machine; by https where browsers would. */
export async function listenSecurely(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<{ readonly server: Server; readonly port: number }> {
  const server = https.createServer(certificate, answer);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return { server, port: (server.address() as AddressInfo).port };
}

/** Passes a request on, with its body where it has been read, and the answer back with further headers. */
export function forward(
  request: IncomingMessage,
  response: ServerResponse,
  to: {
    readonly origin: string;
    readonly path: string;
    readonly headers?: IncomingHttpHeaders;
    readonly body?: Buffer;
  },
  further: Readonly<Record<string, string>> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const onward = http.request(
      new URL(to.origin),
      { path: to.path, method: request.method, headers: to.headers ?? request.headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...further });
        answer.pipe(response);
        answer.on('end', () => resolve(answer.statusCode ?? 502));
      },
    );
    onward.on('error', (error) => {
      response.destroy();
      reject(error);
    });
    if (to.body) onward.end(to.body);
    else request.pipe(onward);
  });
}
