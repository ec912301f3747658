import { createHmac } from 'node:crypto';
import { appendFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteFacts } from '@riverview/site/siteFacts';
import { expect, test, vi } from 'vitest';
import { visitMessage } from '../content/visitMessage';
import type { LeadStore } from '../leadStore';
import { leadsContext } from '../leadsContext';
import { fakeFirestore } from '../store/fakeFirestore';
import { firestoreLeadStore } from '../store/firestoreLeadStore';
import { storedLead } from '../testing/storedLead';
import { fileSms } from './fileSms';
import { sendVisitMessage, sendWaitingMessages } from './sendVisitMessage';
import { smsFromEnvironment } from './smsFromEnvironment';
import type { SmsSender } from './smsSender';
import { solapiSms } from './solapiSms';

const message = { to: '010-1234-5678', text: '방문예약이 접수되었습니다.' };
const config = { apiKey: 'key', apiSecret: 'secret', sender: '16000000' };

function contextAt(now: () => Date, store: LeadStore, sms: SmsSender) {
  const limits = { bodyBytes: 1, burst: 1, perMinute: 1 };
  return leadsContext({
    store,
    sms,
    facts: siteFacts,
    now,
    limits,
    staffOf: async () => null,
    report: () => {},
  });
}

test('the message says where the model house is once that is known, and advertises nothing', () => {
  expect(
    visitMessage({ ...siteFacts, modelHouseAddress: '대전 서구 월평동 1' }, '/api/leads/withdraw?lead=1', null),
  ).toBe(
    `[${siteFacts.projectName}] 방문예약이 접수되었습니다.\n모델하우스: 대전 서구 월평동 1\n방문하실 시간과 장소는 상담원이 전화로 상의해 정해 드립니다.\n문의 ${siteFacts.phone}\n동의 철회·정보 삭제 ${siteFacts.origin}/api/leads/withdraw?lead=1`,
  );
});

test('the file sender keeps each message as a line that only the owner may read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sms-'));
  const file = join(folder, 'deep', 'sms.jsonl');
  const sender = fileSms(file);
  const ids = [await sender.send(message), await sender.send(message)];
  const lines = (await readFile(file, 'utf8')).trim().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject(ids.map((id) => ({ id, ...message })));
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await rm(folder, { recursive: true });
});

test('the file sender forgets a number, what is old, and what a killed process left half written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sms-'));
  const file = join(folder, 'sms.jsonl');
  const sender = fileSms(file);
  await sender.forget?.({ phones: new Set(['010-1234-5678']), before: null });
  await writeFile(
    file,
    `{"id":"file-0","at":"2025-01-01T00:00:00.000Z","to":"010-0000-0001","text":""}\n{"id":"x","to":"010-1234`,
  );
  await appendFile(file, '\n');
  await sender.send({ to: '010-0000-0002', text: '둘' });
  // At once with others that are still being written.
  const more = Promise.all(Array.from({ length: 20 }, (_, n) => sender.send({ to: `010-9999-${1000 + n}`, text: '' })));
  await Promise.all([
    sender.send(message),
    sender.forget?.({ phones: new Set([message.to]), before: '2026-01-01T00:00:00.000Z' }),
    more,
  ]);
  const lines = (await readFile(file, 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { to: string });
  expect(lines).toHaveLength(21);
  expect(lines[0]?.to).toBe('010-0000-0002');
  expect(await readdir(folder)).toEqual(['sms.jsonl']);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await rm(folder, { recursive: true });
});

test('a lead deleted while its message is on the way leaves no copy of the message', async () => {
  const store = firestoreLeadStore(fakeFirestore());
  const forget = vi.fn(async () => {});
  const context = contextAt(() => new Date(), store, { send: async () => 'id', forget });
  await sendVisitMessage({ id: 'lead-000000000001', phone: '010-1234-5678', visitSlot: null }, context);
  expect(forget).toHaveBeenCalledWith({ phones: new Set(['010-1234-5678']), before: null });
});

test('SOLAPI gets a signed request with digits only and answers with its id', async () => {
  const send = vi.fn<typeof fetch>(async () => Response.json({ messageId: 'M4V1', statusCode: '2000' }));
  expect(await solapiSms({ ...config, fetch: send }).send(message)).toBe('M4V1');
  const [address, init] = send.mock.calls[0] ?? [];
  expect(address).toBe('https://api.solapi.com/messages/v4/send');
  expect(JSON.parse(String(init?.body))).toEqual({
    message: { to: '01012345678', from: '16000000', text: message.text },
  });
  const authorization = new Headers(init?.headers).get('authorization') ?? '';
  const [, date, salt, signature] =
    /^HMAC-SHA256 apiKey=key, date=(\S+), salt=(\S+), signature=(\S+)$/.exec(authorization) ?? [];
  expect(signature).toBe(createHmac('sha256', 'secret').update(`${date}${salt}`).digest('hex'));
  expect(Math.abs(Date.now() - Date.parse(date ?? ''))).toBeLessThan(5000);
});

test.each([
  [
    Response.json({ errorCode: 'NotEnoughBalance', errorMessage: '잔액 부족' }, { status: 402 }),
    /402.*NotEnoughBalance/,
  ],
  [Response.json({ errorCode: 'InvalidSender' }), /InvalidSender/],
  [new Response('bad gateway', { status: 502 }), /502/],
])('SOLAPI refusing is a rejection that says why', async (answer, reason) => {
  await expect(solapiSms({ ...config, fetch: async () => answer }).send(message)).rejects.toThrow(reason);
});

test('the environment chooses the sender and says what it lacks', () => {
  expect(() => smsFromEnvironment({ SMS_PROVIDER: 'pigeon' }, 'x')).toThrow('"pigeon"');
  expect(() => smsFromEnvironment({ SMS_PROVIDER: 'solapi', SOLAPI_API_KEY: 'k' }, 'x')).toThrow('SOLAPI_API_SECRET');
});

test('what was promised before a restart is sent after it, once', async () => {
  const store = firestoreLeadStore(fakeFirestore());
  const pending = { status: 'pending', at: '2026-11-20T12:00:00.000Z', detail: null } as const;
  await store.add(storedLead({ id: 'lead-000000000001', sms: pending }));
  await store.add(storedLead({ id: 'lead-000000000002', sms: { ...pending, status: 'sent' } }));
  const send = vi.fn(async () => 'id');
  const all = contextAt(() => new Date('2026-11-20T13:00:00Z'), store, { send });
  expect(await sendWaitingMessages(all)).toBe(1);
  expect(await sendWaitingMessages(all)).toBe(0);
  expect(send).toHaveBeenCalledTimes(1);
});

test('a message that its own request may still be sending is left to it', async () => {
  const store = firestoreLeadStore(fakeFirestore());
  const receivedAt = new Date().toISOString();
  await store.add(
    storedLead({ id: 'lead-000000000001', receivedAt, sms: { status: 'pending', at: receivedAt, detail: null } }),
  );
  const send = vi.fn(async () => 'id');
  expect(await sendWaitingMessages(contextAt(() => new Date(), store, { send }))).toBe(0);
  expect(await sendWaitingMessages(contextAt(() => new Date(Date.now() + 120_000), store, { send }))).toBe(1);
});

test('without a provider and without a file, no message counts as sent', async () => {
  await expect(smsFromEnvironment({}, null).send(message)).rejects.toThrow('SMS_PROVIDER');
});
