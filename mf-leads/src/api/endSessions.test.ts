import { siteFacts } from '@riverview/site/siteFacts';
import { beforeEach, expect, test, vi } from 'vitest';
import { endSessions } from './endSessions';

const session = { uid: 'u1', email: 'me@example.com', idToken: 'a token' };
const send = vi.fn<typeof fetch>();

beforeEach(() => {
  send.mockReset();
  vi.stubGlobal('fetch', send);
});

test('writes the time of the server into the document of the account, with its own token', async () => {
  send.mockResolvedValue(Response.json({}));
  expect(await endSessions(siteFacts.firebase, session)).toBe(true);
  const [address, init] = send.mock.calls[0] ?? [];
  const root = `projects/${siteFacts.firebase.projectId}/databases/(default)/documents`;
  expect(address).toMatch(`/v1/${root}:commit`);
  expect(init).toMatchObject({ method: 'POST', keepalive: true, headers: { authorization: 'Bearer a token' } });
  expect(JSON.parse(String(init?.body))).toEqual({
    writes: [
      {
        update: { name: `${root}/sessions/u1` },
        updateTransforms: [{ fieldPath: 'validSince', setToServerValue: 'REQUEST_TIME' }],
      },
    ],
  });
});

test('in production it is Google that is told', async () => {
  send.mockResolvedValue(Response.json({}));
  await endSessions({ ...siteFacts.firebase, emulator: null }, session);
  expect(String(send.mock.calls[0]?.[0])).toMatch(/^https:\/\/firestore\.googleapis\.com\/v1\/projects\//);
});

test.each([401, 403])('a token that was refused (%i) was ended before', async (status) => {
  send.mockResolvedValue(new Response('{}', { status }));
  expect(await endSessions(siteFacts.firebase, session)).toBe(true);
});

test('where nobody answers the others are still signed in, and that is said', async () => {
  send.mockResolvedValue(new Response('', { status: 503 }));
  expect(await endSessions(siteFacts.firebase, session)).toBe(false);
  send.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await endSessions(siteFacts.firebase, session)).toBe(false);
});
