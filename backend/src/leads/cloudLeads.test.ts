import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteFacts } from '@riverview/site/siteFacts';
import { expect, test, vi } from 'vitest';
import { cloudLeads } from './cloudLeads';
import { fakeFirestore } from './store/fakeFirestore';

test('as a cloud function: takes the body the platform has read, and only the administrator’s token opens the inbox', async () => {
  const { handle } = cloudLeads({
    facts: siteFacts,
    firestore: fakeFirestore(),
    verifyIdToken: async (token) => {
      if (token === 'forged') throw new Error('auth/argument-error');
      return { uid: token, auth_time: Math.floor(Date.now() / 1000), admin: token === 'administrator' };
    },
    environment: {},
    addressOf: () => '203.0.113.1',
  });
  // Cloud Functions hand the request over with its body read into `rawBody`.
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    await handle(Object.assign(request, { rawBody: Buffer.concat(chunks) }), response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/leads`;

  const body = JSON.stringify({ form: 'customer', name: '김하늘', phone: '01012345678', consent: '2026-11-20' });
  const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  expect(answer.status).toBe(200);

  const inbox = async (token: string) => fetch(url, { headers: { authorization: `Bearer ${token}` } });
  for (const stranger of ['forged', 'visitor', '']) expect((await inbox(stranger)).status).toBe(401);
  await vi.waitFor(async () => {
    const { leads } = (await (await inbox('administrator')).json()) as { leads: object[] };
    // No provider is set here, and the inbox says that the message did not go out.
    expect(leads).toMatchObject([{ phone: '010-1234-5678', sms: { status: 'failed' } }]);
  });
  server.closeAllConnections();
  server.close();
});
