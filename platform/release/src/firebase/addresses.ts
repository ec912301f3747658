import type { LockedRoute } from '@platform/contract';

const swapped = (text: string) =>
  [...text].map((letter) => (letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase())).join('');

/** What is put behind a path: addresses of people, of crawlers and of those who look for a way in. */
const behind = [
  ...['', '/', '.html', '.html/', '/index.html', '/x', '?a=1&b=2', '/?a=1', '.htm', '/.', ';x', '%20'],
  ...['/index', '//', '.HTML', '/..', '%2F', '%00', '/%2e', '?', '?x=%zz', '?a=1?b=2', '/x/', '.html?a=1', '~', '%5C'],
];

const nowhere = [
  ...['/nowhere', '/nowhere/', '/a/b/c/d', '/404', '/404/', '/404.html', '/index', '/index/', '/index.html', '/?x'],
  ...[
    '/favicon.ico',
    '/favicon.ico?x',
    '/FAVICON.ICO',
    '/robots.txt',
    '/robots.txt/',
    '/robots.txt.html',
    '/Robots.txt',
  ],
  ...[
    '/sitemap.xml',
    '/sitemap.xml?x=1',
    '/rss.xml',
    '/rss.xml/',
    '/.env',
    '/.git/config',
    '/.well-known/security.txt',
  ],
  ...[
    '/firebase.json',
    '/firestore.rules',
    '/functions/index.js',
    '/public/index.html',
    '/__/firebase/init.js',
    '/con',
  ],
  ...['/wp-login.php', '/admin', '/*', '/**', '/!x', '/[x]', '/{a,b}', '/(x)', '/+', '/~', '/$', '/@', '/:id', '/a:1'],
  ...['/_any', '/_any.html', '/_modules', '/_assets', '/%ed%95%9c', '/%E2%80%AE', '/a&b', '/a=b', '/%3Cscript%3E'],
];

const hostile = [
  ...[
    '/%',
    '/%z',
    '/%zz',
    '/%ff',
    '/%c0%ae',
    '/%ed%a0%80',
    '/%00',
    '/a%00.html',
    '/%0a',
    '/a%0d%0ab',
    '/a\\b',
    '/a%5Cb',
  ],
  ...[
    '/../firebase.json',
    '/%2e%2e/firebase.json',
    '/..%2ffirebase.json',
    '/a/../../firebase.json',
    '/%252e%252e/x',
    '/./a',
  ],
  ...[`/${'a'.repeat(300)}`, `/${'a/'.repeat(200)}`, `/${'%61'.repeat(100)}`, `/${'a'.repeat(6000)}`],
];

/**
 * Addresses of a site on which whatever serves it has to agree: its routes in all spellings, its sections, what it does not
 * have, and what is no address.
 *
 * @param files public files of the site, `/Brand/intro.html`
 */
export function addressesOf(
  routes: readonly Pick<LockedRoute, 'path'>[],
  redirects: readonly { readonly from: string }[],
  files: Iterable<string>,
): string[] {
  const paths = [...routes.map(({ path }) => path.replace(/:\w+/g, 'one')), ...redirects.map(({ from }) => from)];
  const all = [...files];
  const folders = new Set(
    all.flatMap((file) =>
      file
        .split('/')
        .slice(1, -1)
        .map((_, at, parts) => `/${parts.slice(0, at + 1).join('/')}`),
    ),
  );
  const spelled = paths.flatMap((path) => [path, path.toLowerCase(), path.toUpperCase(), swapped(path)]);
  return [
    ...new Set([
      ...paths.flatMap((path) => behind.map((end) => path + end)),
      ...spelled.flatMap((path) => [path, `${path}?a=1`, `${path}/`]),
      ...[...folders].flatMap((folder) => behind.map((end) => folder + end)),
      ...all.filter((file) => !file.startsWith('/_')).slice(0, 40),
      ...nowhere,
      ...hostile,
    ]),
  ];
}
