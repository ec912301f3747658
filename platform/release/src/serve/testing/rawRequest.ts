import { connect } from 'node:net';

/** An answer as it came over the wire. */
export interface RawAnswer {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends bytes as they are to a port of this machine and reads until the connection ends: `fetch` would mend them first. */
export function sendRaw(port: number, bytes: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(bytes, 'latin1')));
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.setTimeout(8_000, () =>
      socket.destroy(new Error(`no end of the answer to ${JSON.stringify(bytes.slice(0, 80))}`)),
    );
    socket.on('close', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      const [head = '', ...body] = text.split('\r\n\r\n');
      const [line = '', ...lines] = head.split('\r\n');
      const headers = lines.map((one) => {
        const colon = one.indexOf(':');
        return [one.slice(0, colon).toLowerCase(), one.slice(colon + 1).trim()];
      });
      resolve({
        status: Number(line.split(' ')[1]),
        headers: Object.fromEntries(headers),
        body: body.join('\r\n\r\n'),
      });
    });
  });
}

/** Sends a request whose target stands in the request line exactly as given. */
export const requestRaw = (
  port: number,
  target: string,
  { method = 'GET', head = 'host: localhost', body = '' } = {},
) => sendRaw(port, `${method} ${target} HTTP/1.1\r\n${head}\r\nconnection: close\r\n\r\n${body}`);
