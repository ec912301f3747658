import net from 'node:net';

/** What came back over a raw connection. */
export interface RawAnswer {
  /** 0 where the connection was closed without an answer. */
  readonly status: number;
  /** By name, in lower case; values of the same name joined with a comma. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Everything that was received. */
  readonly bytes: Buffer;
  /** Nothing, or not the whole answer, came in time. */
  readonly late: boolean;
}

interface ExchangeOptions {
  /** Parts written one after the other, `pause` milliseconds apart. */
  readonly parts: readonly (string | Buffer)[];
  readonly pause?: number;
  /** Address of this machine to come from; the visitor's address in the endpoint's eyes. */
  readonly from?: string | undefined;
  /** Cuts the connection after all parts (`sent`) or at the first byte of the answer. */
  readonly cut?: 'sent' | 'answered';
  /** Milliseconds. */
  readonly patience?: number;
}

/** Bytes after the head that belong to the answer, or `null` while some are missing. */
function bodyOf(head: Readonly<Record<string, string>>, rest: Buffer, closed: boolean): Buffer | null {
  if (/chunked/i.test(head['transfer-encoding'] ?? '')) {
    const pieces: Buffer[] = [];
    for (let at = 0; ; ) {
      const end = rest.indexOf('\r\n', at);
      if (end < 0) return closed ? Buffer.concat(pieces) : null;
      const size = Number.parseInt(rest.toString('latin1', at, end), 16);
      if (!size) return Buffer.concat(pieces);
      pieces.push(rest.subarray(end + 2, end + 2 + size));
      at = end + 2 + size + 2;
    }
  }
  const length = head['content-length'];
  if (length === undefined) return closed ? rest : null;
  return rest.length >= Number(length) || closed ? rest.subarray(0, Number(length)) : null;
}

function parse(bytes: Buffer, closed: boolean, bodiless: boolean): Omit<RawAnswer, 'late'> | null {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return closed ? { status: 0, headers: {}, body: Buffer.alloc(0), bytes } : null;
  const [first = '', ...lines] = bytes.toString('latin1', 0, end).split('\r\n');
  const status = Number(first.split(' ')[1]) || 0;
  const rest = bytes.subarray(end + 4);
  if (status >= 100 && status < 200 && status !== 101) return parse(rest, closed, bodiless);
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
  }
  const none = bodiless || status === 204 || status === 304;
  const body = none ? Buffer.alloc(0) : bodyOf(headers, rest, closed);
  return body && { status, headers, body, bytes };
}

/** Writes bytes as they are, without any client that would tidy them up, and reads the first answer. */
export function rawExchange(port: number, options: ExchangeOptions): Promise<RawAnswer> {
  const { parts, pause = 0, from, cut, patience = 10_000 } = options;
  return new Promise((resolve) => {
    const socket = net.connect({ port, host: '127.0.0.1', noDelay: true, ...(from && { localAddress: from }) });
    let received = Buffer.alloc(0);
    const bodiless = String(parts[0]).startsWith('HEAD ');
    const end = (closed: boolean, late: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      const nothing = { status: 0, headers: {}, body: Buffer.alloc(0), bytes: received };
      resolve({ ...(parse(received, closed, bodiless) ?? nothing), late });
    };
    const timer = setTimeout(() => end(true, true), patience);
    socket.on('error', () => end(true, false));
    socket.on('close', () => end(true, false));
    socket.on('data', (data) => {
      if (cut === 'answered') return end(true, false);
      received = Buffer.concat([received, data]);
      if (parse(received, false, bodiless)) end(false, false);
    });
    const write = async () => {
      for (const [at, part] of parts.entries()) {
        if (at > 0 && pause > 0) await new Promise((wake) => setTimeout(wake, pause));
        if (!socket.destroyed) socket.write(part);
      }
      // What was written reaches the other side before the connection is reset.
      if (cut === 'sent') setTimeout(() => end(true, false), 1);
    };
    socket.on('connect', () => void write());
  });
}
