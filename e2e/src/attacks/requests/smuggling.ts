import type { HostileRequest } from './hostileRequest';

const crlf = '\r\n';

/**
 * Messages whose end two servers may see at different places. Each asks for the connection to be closed after it, so that
 * what follows it is nobody's request. `marker` is the name in the leads that get through.
 */
export function smuggling(marker: string): readonly HostileRequest[] {
  const lead = JSON.stringify({
    form: 'customer',
    name: marker,
    phone: '010-1234-5678',
    consent: '2026-11-20',
    key: 'smuggled-0123456789',
  });
  const hidden = `POST /api/leads HTTP/1.1${crlf}Host: localhost${crlf}Content-Type: application/json${crlf}Content-Length: ${Buffer.byteLength(lead)}${crlf}${crlf}${lead}`;
  const chunked = `0${crlf}${crlf}${hidden}`;
  const size = Buffer.byteLength(chunked);
  const withBoth = [
    'Transfer-Encoding: chunked',
    'Transfer-encoding: CHUNKED',
    'Transfer-Encoding : chunked',
    'Transfer-Encoding:\tchunked',
    'Transfer-Encoding: xchunked',
    'Transfer-Encoding: chunked, identity',
    'Transfer-Encoding: identity, chunked',
    'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity',
    'Transfer-Encoding:\r\n chunked',
    'X: y\r\n Transfer-Encoding: chunked',
    'Transfer-Encoding: "chunked"',
    'Transfer-Encoding: chunked;q=1',
    'Transfer-Encoding: \x0bchunked',
    ' Transfer-Encoding: chunked',
    'Transfer-Encoding\u0000: chunked',
    'Transfer_Encoding: chunked',
  ].flatMap((header) => [`Content-Length: ${size}${crlf}${header}`, `${header}${crlf}Content-Length: ${size}`]);
  const lengths = [
    `Content-Length: 0${crlf}Content-Length: ${size}`,
    `Content-Length: ${size}${crlf}Content-Length: 0`,
    `Content-Length: 0, ${size}`,
    `Content-Length: +${size}`,
    `Content-Length: -1`,
    `Content-Length: 0x10`,
    `Content-Length: ${size}abc`,
    'Content-Length: 99999999999999999999',
    'Content-Length:',
    'Content-Length: 1e1',
    'Content_Length: 5',
    'Content-Length : 5',
  ];
  const chunks = ['0;x=y', '00', '0x0', '-0', '+0', '0 ', '\n0', 'FFFFFFFFFFFFFFFFF', '1_0', ''].map(
    (start) => `Transfer-Encoding: chunked${crlf}${crlf}${start}${crlf}${crlf}${hidden}`,
  );
  const methods = ['POST /api/leads', 'GET /', 'POST /v1/projects/x/databases/(default)/documents:runQuery'];
  return methods.flatMap((method) => {
    const head = `${method} HTTP/1.1${crlf}Host: localhost${crlf}Connection: close${crlf}Content-Type: application/json${crlf}`;
    return [
      ...[...withBoth, ...lengths].map((headers) => `${head}${headers}${crlf}${crlf}${chunked}`),
      ...chunks.map((rest) => head + rest),
      `${head}Expect: 100-continue${crlf}Content-Length: 0${crlf}Content-Length: ${size}${crlf}${crlf}${chunked}`,
      `${head.replaceAll(crlf, '\n')}Content-Length: 0\nContent-Length: ${size}\n\n${chunked}`,
    ].map((bytes) => ({ kind: 'a message with two ends', bytes, mayBeIgnored: true }));
  });
}
