import { get, type HostileRequest, post, type Target } from './hostileRequest';

/** Ways to write another server's address where a path belongs. */
export function foreignPaths({ foreign, pages }: Target): readonly HostileRequest[] {
  const tails = ['/', '/api/x', '/api/leads', '/v1/projects/x', '/identitytoolkit.googleapis.com/v1/accounts:lookup'];
  const heads = [
    ...[
      '//',
      '///',
      '////',
      '/\\',
      '\\\\',
      '/%2F',
      '/%2f%2f',
      '/%5C',
      '/%5c%5c',
      '/.//',
      '/./%2f',
      '/..//',
      '/../%2f/',
    ],
    ...[`${pages[0]}/..//`, '/api/..//', '/api/.//', '/%2e//', '/%2e%2e//', '/x/%2e%2e//', '/;//', '/%09//', '/%0a//'],
    ...['http://', 'https://', 'HTTP://', 'http:////', 'ftp://', 'ws://', 'http:', '@', 'x@', '//x@', 'http://x:y@'],
  ];
  const paths = heads.flatMap((head) => tails.map((tail) => `${head}${foreign}${tail}`));
  return [
    ...paths.map((path) => ({ kind: 'another server’s address', bytes: get(path), refused: true })),
    ...paths.map((path) => ({ kind: 'another server’s address, posted', bytes: post(path, '{}'), refused: true })),
    ...tails.flatMap((tail) => [
      { kind: 'another server as host', bytes: get(tail, { host: foreign }) },
      {
        kind: 'another server as host',
        bytes: get(tail, { headers: `X-Forwarded-Host: ${foreign}\r\nForwarded: host=${foreign}\r\n` }),
      },
      { kind: 'a proxy’s request', bytes: get(foreign, { method: 'CONNECT' }), mayBeIgnored: true },
    ]),
  ];
}

/** Addresses that a redirect may turn into another server's. */
export function openRedirects({ pages }: Target): readonly HostileRequest[] {
  const evil = [
    'evil.example',
    'evil.example/',
    '%65vil.example/',
    'evil.example%2f',
    'evil.example/index.html',
    'evil.example.html',
  ];
  const heads = [
    '/%2F',
    '/%2f%2f',
    '/%5c',
    '/%5C%5C',
    '/.//',
    '/..//',
    '/%2e/%2f',
    '/%09/',
    '/%0d/',
    '/%0d%0a/',
    '/\\',
  ];
  const spelled = pages.flatMap((page) => [
    `${page.toUpperCase()}//evil.example/`,
    `${page}//evil.example/`,
    `${page}/%2f/`,
  ]);
  return [
    ...heads.flatMap((head) =>
      evil.map((host) => ({ kind: 'a redirect away', bytes: get(head + host), refused: true })),
    ),
    ...pages.map((page) => ({ kind: 'a redirect away', bytes: get(`${page}/..//evil.example/`), refused: true })),
    ...spelled.map((path) => ({ kind: 'a redirect away', bytes: get(path) })),
    ...['/%0d%0aX-Injected:%201/', '/x%0d%0aX-Injected:%201/index.html', '/Promotion/Press?%0d%0aX-Injected:%201'].map(
      (path) => ({
        kind: 'a header injected into a redirect',
        bytes: get(path),
      }),
    ),
  ];
}
