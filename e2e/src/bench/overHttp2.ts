import http from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { selfSigned } from '../setup/selfSigned';

/** Headers of one connection, which HTTP/2 does not know. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);
const agent = new http.Agent({ keepAlive: true });

/** A local site as a host on the internet speaks: HTTP/2, with a certificate that nobody vouches for. Returns its origin. */
export async function overHttp2(origin: string): Promise<string> {
  const server = createSecureServer({ ...selfSigned(), allowHTTP1: true }, (request, response) => {
    pass(origin, request, response);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  server.unref();
  return `https://localhost:${(server.address() as AddressInfo).port}`;
}

function pass(origin: string, request: Http2ServerRequest, response: Http2ServerResponse): void {
  const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !name.startsWith(':')));
  const onward = http.request(origin + request.url, { agent, method: request.method, headers }, (answer) => {
    const kept = Object.entries(answer.headers).filter(([name]) => !ofConnection.has(name));
    response.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
    answer.pipe(response);
  });
  onward.on('error', () => response.stream.destroy());
  request.pipe(onward);
}
