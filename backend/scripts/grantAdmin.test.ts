import { createVerify, generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accessTokenOf } from './accessTokenOf';
import { setAdminClaim } from './setAdminClaim';

let server: Server;
let origin: string;
let requests: { url: string; authorization: string | undefined; body: string }[] = [];
let known = true;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    requests.push({ url: request.url ?? '', authorization: request.headers.authorization, body });
    if (request.url?.endsWith(':lookup')) {
      const users = [{ localId: 'uid-1', customAttributes: '{"team":"sales"}' }];
      response.end(JSON.stringify(known ? { users } : {}));
    } else response.end(JSON.stringify({ access_token: 'granted' }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => server.close());
beforeEach(() => {
  requests = [];
  known = true;
});

const claim = { projectId: 'p', accessToken: 'token', email: 'a@example.com' };

test('the claim is added to those that are there', async () => {
  await setAdminClaim({ ...claim, role: 'owner', origin });
  expect(requests.map(({ url }) => url)).toEqual(['/v1/projects/p/accounts:lookup', '/v1/projects/p/accounts:update']);
  expect(requests.every(({ authorization }) => authorization === 'Bearer token')).toBe(true);
  const { localId, customAttributes } = JSON.parse(requests[1]?.body ?? '{}');
  expect(localId).toBe('uid-1');
  expect(JSON.parse(customAttributes)).toEqual({ team: 'sales', role: 'owner' });
});

test('with the address vouched for, and a second factor asked for where it is said', async () => {
  await setAdminClaim({ ...claim, role: 'sales', secondFactor: true, origin });
  const { emailVerified, customAttributes } = JSON.parse(requests[1]?.body ?? '{}');
  expect(emailVerified).toBe(true);
  expect(JSON.parse(customAttributes)).toEqual({ team: 'sales', role: 'sales', secondFactor: true });
});

test('and taken back', async () => {
  await setAdminClaim({ ...claim, role: null, origin });
  expect(JSON.parse(JSON.parse(requests[1]?.body ?? '{}').customAttributes)).toEqual({ team: 'sales' });
});

test('an account that is not there is an error that says what to do', async () => {
  known = false;
  await expect(setAdminClaim({ ...claim, role: 'owner', origin })).rejects.toThrow(/Authentication → Users/);
  expect(requests).toHaveLength(1);
});

test('the key of a service account is exchanged by a signed request', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const token = await accessTokenOf({
    project_id: 'p',
    client_email: 'robot@p.iam.gserviceaccount.com',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    token_uri: `${origin}/token`,
  });
  expect(token).toBe('granted');
  const [head = '', body = '', signature = ''] = (new URLSearchParams(requests[0]?.body).get('assertion') ?? '').split(
    '.',
  );
  expect(createVerify('RSA-SHA256').update(`${head}.${body}`).verify(publicKey, signature, 'base64url')).toBe(true);
  expect(JSON.parse(Buffer.from(body, 'base64url').toString())).toMatchObject({ aud: `${origin}/token` });
});
