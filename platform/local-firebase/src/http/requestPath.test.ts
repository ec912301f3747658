import { expect, test } from 'vitest';
import { requestPath } from './requestPath';

test.each([
  ['/healthz', '/healthz'],
  ['/', '/'],
  ['/v1/projects/p/databases/(default)/documents:commit?key=x', '/v1/projects/p/databases/(default)/documents:commit'],
  ['/v1/projects/p/databases/%28default%29/documents%3Acommit', '/v1/projects/p/databases/(default)/documents:commit'],
])('%s is read as %s', (target, path) => {
  expect(requestPath(target)).toBe(path);
});

test.each([
  '',
  '*',
  '//evil.example/x',
  'http://evil.example/healthz',
  '/v1/projects/p/databases/(default)/documents/../documents:commit',
  '/v1/projects/p/databases/(default)/documents/%2e%2e/documents:commit',
  '/v1/projects/p/databases/(default)/documents/%252e%252e/emulator/v1/projects/p:export',
  '/v1/projects/p/databases/(default)/documents/..%2fx',
  '/v1/projects/p/databases/(default)%2Fdocuments:commit',
  '/v1//projects',
  '/./healthz',
  '/a\\b',
  '/%5c..',
  '/%00',
  '/%0d%0ax',
  '/%',
  '/%c0%ae%c0%ae/',
])('%j is refused', (target) => {
  expect(() => requestPath(target)).toThrow(/path/);
});
