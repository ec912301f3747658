/** One request as bytes on a connection. */
export interface HostileRequest {
  /** What kind of attack it is, as it stands in the report. */
  readonly kind: string;
  readonly bytes: string | Buffer;
  /** It must be answered with a status of 400 to 499. */
  readonly refused?: boolean;
  /** It may be left without an answer, or with one of the parser: no browser sends this, or it has no end. */
  readonly mayBeIgnored?: boolean;
}

/** Where the attackers' own server answers, such as `127.0.0.1:4790`, and what the site has to attack. */
export interface Target {
  readonly foreign: string;
  /** Paths of pages. */
  readonly pages: readonly string[];
  /** Addresses of files that the pages load. */
  readonly files: readonly string[];
}

/** A request for a path, as it stands. */
export function get(path: string, { method = 'GET', host = 'localhost', headers = '' } = {}): string {
  return `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\n${headers}Connection: close\r\n\r\n`;
}

/** A post of a body to a path. */
export function post(
  path: string,
  body: string,
  { type = 'application/json', method = 'POST', headers = '' } = {},
): string {
  const length = Buffer.byteLength(body);
  return `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\n${headers}Content-Length: ${length}\r\nConnection: close\r\n\r\n${body}`;
}
