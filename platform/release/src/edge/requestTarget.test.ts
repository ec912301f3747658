import { describe, expect, it } from 'vitest';
import { encodePath, isSitePath, parseTarget } from './requestTarget';

describe('a target inside the site', () => {
  it.each([
    ['/', '/', ''],
    ['/?', '/', ''],
    ['/SalesInfo/StampTax', '/SalesInfo/StampTax', ''],
    ['/SalesInfo/StampTax/', '/SalesInfo/StampTax/', ''],
    ['/Brand?a=1&b=%2F..%2f', '/Brand', '?a=1&b=%2F..%2f'],
    ['/Brand?next=//evil.example/', '/Brand', '?next=//evil.example/'],
    ['/Brand?q=100%', '/Brand', '?q=100%'],
    ['/%EA%B0%95', '/강', ''],
    ['/s/press/a%20b', '/s/press/a b', ''],
    [
      '/v1/projects/p/databases/(default)/documents:commit?key=k',
      '/v1/projects/p/databases/(default)/documents:commit',
      '?key=k',
    ],
    [
      '/v1/projects/p/databases/%28default%29/documents%3Acommit',
      '/v1/projects/p/databases/(default)/documents:commit',
      '',
    ],
    [`/${'x'.repeat(255)}`, `/${'x'.repeat(255)}`, ''],
  ])('%s', (raw, path, search) => {
    expect(parseTarget(raw)).toEqual({ path, search });
  });
});

describe('what is no target is refused with 400', () => {
  it.each([
    ['nothing', ''],
    ['the asterisk form', '*'],
    ['the authority form', 'evil.example:443'],
    ['the absolute form', 'http://evil.example/api/x'],
    ['the absolute form of this site', 'http://localhost:4000/'],
    ['another scheme', 'file:///etc/passwd'],
    ['a script', 'javascript:alert(1)'],
    ['no leading slash', 'api/forms'],
    ['a backslash', '/\\evil.example/'],
    ['a backslash as separator', '/a\\..\\b'],
    ['an escaped backslash', '/%5cevil.example/'],
    ['an escaped backslash with dots', '/..%5c..%5clock.json'],
    ['a space', '/a b'],
    ['a tab', '/a\tb'],
    ['a line break', '/a\r\nset-cookie:x'],
    ['an escaped line break', '/a%0d%0aset-cookie:%20x'],
    ['NUL', '/\0'],
    ['an escaped NUL', '/%00'],
    ['a NUL behind a name', '/index.html%00.jpg'],
    ['an escaped DEL', '/%7f'],
    ['an escaped C1 control', '/%C2%85'],
    ['a fragment', '/a#b'],
    ['a lone percent sign', '/100%'],
    ['half an escape', '/%4'],
    ['an escape that is none', '/%zz'],
    ['an escape of UTF-16', '/%u002e%u002e/'],
    ['an overlong slash', '/..%c0%af..%c0%af'],
    ['an overlong dot', '/%c0%ae%c0%ae/'],
    ['an overlong slash of three bytes', '/%e0%80%af'],
    ['half a character', '/%EA%B0'],
    ['a surrogate', '/%ED%A0%80'],
    ['a byte beyond ASCII', '/\u00e9'],
    ['a target of 5,000 bytes', `/${'a/'.repeat(2500)}`],
    ['a query of 5,000 bytes', `/?${'a'.repeat(5000)}`],
    ['a control byte in the query', '/?a\u0001'],
    ['unreadable behind what leads nowhere', '//a/%00'],
  ])('%s', (_, raw) => {
    expect(parseTarget(raw)).toBe(400);
  });
});

describe('what nothing can stand at is refused with 404', () => {
  it.each([
    ['an authority', '//evil.example/'],
    ['an authority with a call', '//evil.example/api/x'],
    ['an authority with user', '//user@evil.example/'],
    ['three slashes', '///evil.example'],
    ['an escaped slash', '/%2Fevil.example/'],
    ['two escaped slashes', '/%2f%2fevil.example'],
    ['a dot and two slashes', '/.//evil.example/'],
    ['back and two slashes', '/Brand/..//evil.example/'],
    ['an empty segment', '/Brand//intro'],
    ['two slashes at the end', '/Brand/intro//'],
    ['parent', '/..'],
    ['parents', '/../../etc/passwd'],
    ['a parent inside', '/documents/../documents:commit'],
    ['this folder', '/./Brand'],
    ['escaped dots', '/%2e%2e/lock.json'],
    ['escaped dots and slash', '/%2e%2e%2flock.json'],
    ['half-escaped dots', '/.%2e/lock.json'],
    ['dots escaped twice', '/%252e%252e/emulator/v1/projects/p:export'],
    ['dots escaped three times', '/%25252e%25252e/x'],
    ['a slash escaped twice', '/a%252fb'],
    ['a NUL escaped twice', '/%2500'],
    ['parents below a module', '/_modules/mf-alpha/..%2f..%2f..%2fpointers/live/x'],
    ['a hidden file', '/.git/config'],
    ['a hidden file below', '/Brand/.env'],
    ['an escaped hidden file', '/%2eenv'],
    ['three dots', '/...'],
    ['a name of 256 bytes', `/${'x'.repeat(256)}`],
    ['a name of 300 characters', `/${'x'.repeat(300)}.html`],
    ['a name of 86 Korean letters', `/${encodeURIComponent('강'.repeat(86))}`],
  ])('%s', (_, raw) => {
    expect(parseTarget(raw)).toBe(404);
  });
});

it('never gives a path that a browser could read as another origin', () => {
  const pieces = [
    '/',
    '//',
    '\\',
    '%2f',
    '%5c',
    '.',
    '..',
    '%2e',
    '%252e',
    'evil.example',
    '@',
    ':',
    '?',
    '%00',
    '%09',
    'a',
  ];
  let seen = 0;
  for (const one of pieces)
    for (const two of pieces)
      for (const three of pieces)
        for (const four of pieces) {
          const target = parseTarget(`/${one}${two}${three}${four}`);
          if (typeof target === 'number') continue;
          seen++;
          const url = new URL(encodePath(target.path), 'http://site.example');
          expect(url.origin).toBe('http://site.example');
          expect(decodeURIComponent(url.pathname)).toBe(target.path);
        }
  expect(seen).toBeGreaterThan(1000);
});

it.each([
  ['/', true],
  ['/s/press', true],
  ['//evil.example', false],
  ['https://evil.example/', false],
  ['/\\evil.example', false],
  ['/a/../b', false],
  ['/a?b', false],
  ['/a#b', false],
  ['', false],
])('%s is a path of the site: %s', (text, expected) => {
  expect(isSitePath(text)).toBe(expected);
});
