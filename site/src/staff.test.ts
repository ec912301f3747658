import { expect, test, vi } from 'vitest';
import { fetchAs, mayDo, NotAllowed, type Right, rights, roleInToken, roleOf, type roles } from './staff';

test.each([
  [{ admin: true }, 'owner'],
  [{ admin: true, role: 'sales' }, 'owner'],
  [{ role: 'owner' }, 'owner'],
  [{ role: 'press' }, 'press'],
  [{ role: 'sales' }, 'sales'],
  [{ role: 'boss' }, null],
  [{ role: ['owner'] }, null],
  [{ admin: 'true' }, null],
  [{ admin: 1 }, null],
  [{}, null],
  [null, null],
  ['owner', null],
])('claims %j make %j', (claims, role) => {
  expect(roleOf(claims)).toBe(role);
});

test('the owner may do everything, the others only what is theirs', () => {
  const allowed = (role: (typeof roles)[number]) =>
    (Object.keys(rights) as Right[]).filter((right) => mayDo(role, right));
  expect(allowed('owner')).toEqual(Object.keys(rights));
  expect(allowed('press')).toEqual(['press.write', 'signals.read']);
  expect(allowed('sales')).toEqual([
    'leads.read',
    'leads.work',
    'visits.schedule',
    'leads.correct',
    'leads.delete',
    'signals.read',
  ]);
});

test('a page reads the role of a token, and makes nothing of what is none', () => {
  const body = Buffer.from(JSON.stringify({ role: 'press', name: '김한결' })).toString('base64url');
  expect(roleInToken(`head.${body}.signature`)).toBe('press');
  for (const token of ['', 'a.b', 'a.!!.c', '...']) expect(roleInToken(token)).toBeNull();
});

test('a refused token is renewed once', async () => {
  const send = vi.fn<typeof fetch>(async (_, init) => {
    const authorization = new Headers(init?.headers).get('authorization');
    return new Response(null, { status: authorization === 'Bearer new' ? 200 : 403 });
  });
  vi.stubGlobal('fetch', send);
  expect((await fetchAs({ token: async (isFresh) => (isFresh ? 'new' : 'old') }, '/x')).status).toBe(200);
  expect(send).toHaveBeenCalledTimes(2);
  await expect(fetchAs({ token: async () => 'old' }, '/x')).rejects.toThrow(NotAllowed);
  vi.unstubAllGlobals();
});
