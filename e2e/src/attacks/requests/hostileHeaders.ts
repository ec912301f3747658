import { get, type HostileRequest, post, type Target } from './hostileRequest';

const methods = ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'MKCOL', 'LOCK', 'PURGE', 'SEARCH', 'POST'];

/** Methods, headers and versions that a page never sends. */
export function hostileHeaders({ pages, files }: Target): readonly HostileRequest[] {
  const paths = ['/', pages[1] ?? '/', files[0] ?? '/', '/api/leads', '/nowhere'];
  const headers = [
    `X-Long: ${'a'.repeat(7000)}`,
    `X-Long: ${'a'.repeat(20_000)}`,
    `Cookie: ${'a=b; '.repeat(4000)}`,
    Array.from({ length: 1500 }, (_, at) => `X-${at}: y`).join('\r\n'),
    'Accept-Encoding: br;q=0, br, *;q=9, \u00ff',
    'Range: bytes=0-',
    'Range: bytes=-1',
    'Range: bytes=5-2',
    'Range: bytes=99999999999999999999-',
    `Range: bytes=${'0-1,'.repeat(1000)}0-1`,
    'If-None-Match: *',
    `If-None-Match: ${'"x",'.repeat(1500)}`,
    'Upgrade: websocket\r\nConnection: Upgrade',
    'Upgrade: h2c\r\nHTTP2-Settings: x',
    'Expect: 100-continue',
    'Expect: the-unexpected',
    'X-Original-URL: /admin\r\nX-Rewrite-URL: /admin',
    'X-HTTP-Method-Override: DELETE',
    'X-Forwarded-For: 1.1.1.1, 2.2.2.2\r\nX-Forwarded-Proto: javascript',
    'Origin: https://evil.example\r\nSec-Fetch-Site: cross-site',
    'Authorization: Bearer a.b.c',
    'Authorization: Bearer null',
    'Connection: keep-alive, host, content-length, x-forwarded-for',
    'Te: trailers\r\nTrailer: content-length',
    'Content-Length: 5',
  ].map((header) => `${header}\r\n`);
  const broken = [
    'GET / HTTP/1.1\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
    'GET / HTTP/0.9\r\n\r\n',
    'GET / HTTP/2.0\r\nHost: localhost\r\n\r\n',
    'GET / HTTP/9.9\r\nHost: localhost\r\n\r\n',
    'GET /\r\n\r\n',
    'get / HTTP/1.1\r\nHost: localhost\r\n\r\n',
    'FOO / HTTP/1.1\r\nHost: localhost\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: localhost\r\nX: a\u0000b\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: localhost\r\n: y\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: localhost\r\nno colon\r\n\r\n',
    'GET / HTTP/1.1\nHost: localhost\n\n',
    'GET / HTTP/1.1\r\nHost: \u0001\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: a/b\\c\r\nConnection: close\r\n\r\n',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    '\r\n\r\nGET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
  ];
  return [
    ...methods.flatMap((method) => paths.map((path) => ({ kind: 'a method', bytes: post(path, '', { method }) }))),
    ...paths.flatMap((path) =>
      headers.map((header) => ({
        kind: 'a header',
        bytes: get(path, { headers: header }),
        mayBeIgnored: /Long|Cookie|X-1:|Upgrade|Expect|Content-Length/.test(header),
      })),
    ),
    ...broken.map((bytes) => ({
      kind: 'a malformed message',
      bytes: Buffer.from(bytes, 'latin1'),
      mayBeIgnored: true,
    })),
  ];
}
