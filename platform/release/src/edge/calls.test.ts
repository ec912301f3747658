import { describe, expect, it } from 'vitest';
import { findCall, isCallPath } from './calls';

const firebase = { projectId: 'p-1', apiKey: 'k', authDomain: 'd', appId: 'a', emulator: 'same-origin' } as const;
const documents = '/v1/projects/p-1/databases/(default)/documents';
const find = (method: string, path: string, search = '') =>
  findCall(method, { path, search }, firebase, ['/api/forms']);

describe('calls that the site makes', () => {
  it.each([
    ['POST', `${documents}:commit`],
    ['POST', `${documents}:batchGet`],
    ['POST', `${documents}:runQuery`],
    ['POST', `${documents}:runAggregationQuery`],
    ['POST', '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword'],
    ['POST', '/identitytoolkit.googleapis.com/v1/accounts:lookup'],
    ['POST', '/securetoken.googleapis.com/v1/token'],
    ['POST', '/api/forms'],
    ['GET', '/api/forms'],
    ['GET', '/api/forms/done'],
    ['GET', '/api/forms/export'],
    ['GET', '/api/forms/withdraw'],
    ['POST', '/api/forms/withdraw'],
    ['PATCH', `/api/forms/${'a'.repeat(64)}`],
    ['DELETE', '/api/forms/form-0123456789abcdef'],
    ['DELETE', '/api/forms/expired'],
    ['OPTIONS', '/api/forms'],
  ])('%s %s', (method, path) => expect(find(method, path)?.target).toBe(path));

  const pictures = { ...firebase, storageBucket: 'p-1.app' };
  it.each([
    ['POST', '/v0/b/p-1.app/o', '?name=press-1', 'p-1.app', true],
    ['GET', '/v0/b/p-1.app/o/press-1', '?alt=media', 'p-1.app', true],
    ['HEAD', '/v0/b/p-1.app/o/press-1', '?alt=media', 'p-1.app', true],
    ['GET', '/v0/b/p-1.app/o', '', 'p-1.app', false],
    ['GET', '/v0/b/other.app/o/press-1', '?alt=media', 'p-1.app', false],
    ['GET', '/v0/b/p-1xapp/o/press-1', '?alt=media', 'p-1.app', false],
    ['GET', '/v0/b/p-1.app/o/press-1/x', '', 'p-1.app', false],
    ['DELETE', '/v0/b/p-1.app/o/press-1', '', 'p-1.app', false],
    ['PATCH', '/v0/b/p-1.app/o/press-1', '', 'p-1.app', false],
    ['GET', '/v0/b/p-1.app/o/press-1', '?alt=media', null, false],
  ])('%s %s%s of the bucket %s: %s', (method, path, search, storageBucket, isMade) => {
    const call = findCall(method, { path, search }, { ...pictures, storageBucket }, []);
    expect(call?.target ?? null).toBe(isMade ? path + search : null);
    expect(isCallPath(path)).toBe(true);
  });

  it('hand on the query where the endpoint reads it', () => {
    expect(find('GET', '/api/forms', '?query=%EA%B9%80&limit=5')?.target).toBe('/api/forms?query=%EA%B9%80&limit=5');
    expect(find('POST', `${documents}:commit`, '?alt=proto&$httpHeaders=x')?.target).toBe(`${documents}:commit`);
  });
});

describe('calls that it does not', () => {
  it.each([
    ['GET', `${documents}:commit`],
    ['GET', `${documents}/press/one`],
    ['POST', `${documents}:listen`],
    ['POST', `${documents}:write`],
    ['POST', `${documents}:beginTransaction`],
    ['POST', `${documents}:commit/x`],
    ['POST', `${documents}/press:commit`],
    ['DELETE', `${documents}/press/one`],
    ['PATCH', `${documents}/press/one`],
    ['POST', '/v1/projects/other/databases/(default)/documents:commit'],
    ['POST', '/v1/projects/p-1/databases/other/documents:commit'],
    ['POST', '/v1/projects/p-1:export'],
    ['POST', '/v1/projects/p-1/databases/(default):exportDocuments'],
    ['DELETE', '/emulator/v1/projects/p-1/databases/(default)/documents'],
    ['PUT', '/emulator/v1/projects/p-1:securityRules'],
    ['POST', '/emulator/v1/projects/p-1:export'],
    ['POST', '/identitytoolkit.googleapis.com/v1/accounts:signUp'],
    ['POST', '/identitytoolkit.googleapis.com/v1/accounts:update'],
    ['POST', '/identitytoolkit.googleapis.com/v1/projects/p-1/accounts:query'],
    ['DELETE', '/identitytoolkit.googleapis.com/v1/accounts:lookup'],
    ['POST', '/securetoken.googleapis.com/v1/token/x'],
    ['GET', '/securetoken.googleapis.com/v1/token'],
    ['PUT', '/api/forms'],
    ['TRACE', '/api/forms'],
    ['POST', '/api/forms/'],
    ['POST', '/api/formsx'],
    ['POST', '/api/forms/a/b/c'],
    ['POST', '/api/other'],
    ['GET', '/healthz'],
  ])('%s %s', (method, path) => expect(find(method, path)).toBeNull());

  it('nothing of Firebase where the site calls Google itself', () => {
    const call = findCall('POST', { path: `${documents}:commit`, search: '' }, { ...firebase, emulator: null }, []);
    expect(call).toBeNull();
  });

  it('have no page at their addresses', () => {
    expect(['/api/x', '/v1/projects/x', '/identitytoolkit.googleapis.com/'].every(isCallPath)).toBe(true);
    expect(['/', '/apiary', '/Brand/api/'].some(isCallPath)).toBe(false);
  });
});
