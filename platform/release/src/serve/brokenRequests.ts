import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type NoticeFacts, noticePage } from '../edge/noticePage';

const statusOf: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

async function writeNotice(socket: Duplex, status: number, facts: NoticeFacts): Promise<void> {
  const { html, headers } = await noticePage({ kind: 'refused', facts });
  const all = { ...headers, 'content-length': Buffer.byteLength(html), connection: 'close' };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('\r\n')}\r\n\r\n${html}`);
}

/**
 * Answers what Node would answer by itself, without a word or a header: requests that are no HTTP, too long or too slow, tunnels,
 * and expectations that nobody meets.
 */
export function answerBrokenRequests(server: Server, facts: () => NoticeFacts): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    void writeNotice(socket, statusOf[error.code ?? ''] ?? 400, facts());
  });
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => {
    socket.on('error', () => socket.destroy());
    void writeNotice(socket, 400, facts());
  });
  server.on('checkExpectation', async (_request: IncomingMessage, response: ServerResponse) => {
    const { html, headers } = await noticePage({ kind: 'refused', facts: facts() });
    response.writeHead(417, { ...headers, 'content-length': Buffer.byteLength(html), connection: 'close' }).end(html);
  });
}
