import { once } from 'node:events';
import { createServer } from 'node:http';
import { endLocalSessions } from '@platform/local-firebase/endLocalSessions';
import { signIn } from '@platform/local-firebase/testing/postsClient';
import { temporaryFolder } from '@platform/local-firebase/testing/temporaryFolder';
import { siteFacts } from '@riverview/site/siteFacts';
import { expect, test } from 'vitest';
import { startBackEnd } from '../src/startBackEnd';
import { call, creation } from '../src/testing/client';
import { endCloudSessions } from './endCloudSessions';

test('the owner ends the sessions of a running back end', { timeout: 60_000 }, async () => {
  const dataDir = temporaryFolder();
  const backEnd = await startBackEnd({ facts: siteFacts, dataDir, port: 0, emulatorJar: null });
  const { email, password } = backEnd.administrator;
  const token = await signIn(backEnd, email, password);
  expect((await call(backEnd.port, 'commit', { writes: [creation('one')] }, token)).status).toBe(200);
  endLocalSessions(dataDir, email);
  expect((await call(backEnd.port, 'commit', { writes: [creation('two')] }, token)).status).toBe(403);
  const fresh = await signIn(backEnd, email, password);
  expect((await call(backEnd.port, 'commit', { writes: [creation('three')] }, fresh)).status).toBe(200);
  await backEnd.stop();
});

test('an account or a folder that is not there is an error that says so', () => {
  expect(() => endLocalSessions(temporaryFolder(), 'me@example.com')).toThrow(/DATA_DIR/);
});

test('in a Firebase project Google is told, and Firestore', async () => {
  const requests: { url: string; body: Record<string, unknown> }[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    requests.push({ url: request.url ?? '', body: JSON.parse(body) });
    response.end(JSON.stringify(request.url?.endsWith(':lookup') ? { users: [{ localId: 'uid-1' }] } : {}));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  await endCloudSessions({ projectId: 'p', accessToken: 't', email: 'a@example.com', origin, firestoreOrigin: origin });
  server.close();
  const root = 'projects/p/databases/(default)/documents';
  expect(requests.map(({ url }) => url)).toEqual([
    '/v1/projects/p/accounts:lookup',
    '/v1/projects/p/accounts:update',
    `/v1/${root}:commit`,
  ]);
  expect(Number(requests[1]?.body.validSince)).toBeGreaterThan(1_700_000_000);
  expect(requests[2]?.body.writes).toMatchObject([{ update: { name: `${root}/sessions/uid-1` } }]);
});
