import { documentsPath as documents, project } from '../kit/site';
import { get, type HostileRequest, post, type Target } from './hostileRequest';

const dots = [
  '..',
  '%2e%2e',
  '.%2e',
  '%2E.',
  '%252e%252e',
  '%c0%ae%c0%ae',
  '..;',
  '..%00',
  '..%5c',
  '....',
  '%uff0e%uff0e',
  '．．',
];
const slashes = ['/', '%2f', '%252f', '\\', '%5c', '//', '%c0%af', '/./'];
const secrets = [
  'lock.json',
  'hosting.json',
  'server/index.cjs',
  'etc/passwd',
  'pointers/live',
  '.data/leads.db',
  'package.json',
];

/** Ways out of the folder that is served, in every spelling, from every place files come from. */
export function traversals({ files, pages }: Target): readonly HostileRequest[] {
  const folders = ['/', '/_modules/', '/_assets/', '/api/', '/api/leads/', `${pages.at(-1)}/`];
  const versions = files
    .filter((file) => file.startsWith('/_modules/'))
    .map((file) => file.split('/').slice(0, 4).join('/'));
  const starts = [...folders, ...new Set(versions.map((version) => `${version}/`))];
  return starts.flatMap((start) =>
    dots.flatMap((dot) =>
      slashes.flatMap((slash) =>
        secrets.map((secret, at) => ({
          kind: 'a way out of the folder',
          bytes: get(start + `${dot}${slash}`.repeat(1 + (at % 5)) + secret),
          refused: true,
        })),
      ),
    ),
  );
}

/** Paths that no file can have, and folders that are not pages. */
export function impossiblePaths({ pages, files }: Target): readonly HostileRequest[] {
  const folders = new Set(
    [...pages, ...files].flatMap((path) => {
      const parts = path.split('/').slice(1, -1);
      return parts.map((_, at) => `/${parts.slice(0, at + 1).join('/')}`);
    }),
  );
  const sections = [...folders].filter((folder) => !pages.includes(folder));
  const names = [
    '%00',
    'a%00.html',
    '%',
    '%z',
    '%zz',
    '%ff',
    '%ed%a0%80',
    '%c3%28',
    '%01',
    '%7f',
    '%0a',
    'a%0d%0ab',
    'con',
    '.env',
    '.git/config',
    '%2e',
    '%20',
    '*',
  ];
  const long = [255, 256, 300, 1024, 4096, 7000].flatMap((length) =>
    ['a', '%61', '가', '%2f', 'a/', '%ea%b0%80'].map((part) =>
      part.repeat(Math.ceil(length / part.length)).slice(0, 15_000),
    ),
  );
  const below = [
    '/index.html',
    '/404.html',
    '/sitemap.xml',
    '/robots.txt',
    '/index',
    pages[1] ?? '/',
    files[0] ?? '/',
  ].flatMap((file) => [`${file}/x`, `${file}/x/y.html`, `${file}/index.html/x`]);
  return [
    ...sections.map((path) => ({ kind: 'a folder', bytes: get(path), refused: true })),
    ...[...names, ...long].map((name) => ({
      kind: 'a name no file has',
      bytes: get(`/${name}`),
      refused: !/^(a\/)+$/.test(name),
    })),
    ...pages
      .slice(0, 6)
      .flatMap((page) => names.map((name) => ({ kind: 'a name no file has', bytes: get(`${page}/${name}`) }))),
    ...below.map((path) => ({ kind: 'a file as a folder', bytes: get(path), refused: true })),
    ...['', ' ', '?', '#', '?/', 'x', '/ x', '/\t', '/a b', '/\u0001', '/\u00e9'].map((path) => ({
      kind: 'no path at all',
      bytes: get(path),
      mayBeIgnored: true,
    })),
  ];
}

/** Addresses of the back end that the site never calls, some of them by detours. */
export function backEndPaths(): readonly HostileRequest[] {
  const detours = [
    ...[`${documents}/%252e%252e/%252e%252e/%252e%252e/%252e%252e/%252e%252e/emulator/v1/projects/${project}:export`],
    ...[
      `${documents}/%2e%2e/documents:commit`,
      `${documents}/../documents:commit`,
      `${documents}/x/../../documents:runQuery`,
    ],
    ...[
      '/v1/projects/other/databases/(default)/documents:commit',
      `/v1/projects/${project}/databases/other/documents:commit`,
    ],
    ...[
      `/v1/projects/${project}/databases`,
      `/v1/projects/${project}`,
      '/v1/projects/',
      '/v1/projects/..',
      '/emulator/v1/projects',
    ],
    ...[
      '/identitytoolkit.googleapis.com/../healthz',
      '/identitytoolkit.googleapis.com/%2e%2e/healthz',
      '/securetoken.googleapis.com/v2/x',
    ],
    ...[
      '/identitytoolkit.googleapis.com/v1/accounts:signUp',
      '/identitytoolkit.googleapis.com/v1/projects/x/accounts:query',
    ],
    ...[
      '/api/leads/..%2f..%2fhealthz',
      '/api/../healthz',
      '/api/%2e%2e/healthz',
      '/api/leads/export',
      '/api/leads/expired',
      '/api/secret',
    ],
  ];
  return detours.flatMap((path) =>
    ['GET', 'POST', 'DELETE', 'PUT', 'PATCH'].map((method) => ({
      kind: 'the back end by a detour',
      bytes: method === 'GET' ? get(path) : post(path, '{}', { method }),
      refused: true,
    })),
  );
}
