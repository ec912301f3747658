import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteFacts } from '@riverview/site/siteFacts';
import { sampleLead } from '@riverview/site/testing/sampleLead';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepHouse } from '../keepHouse';
import type { LeadStore } from '../leadStore';
import { type LeadsContext, leadsContext } from '../leadsContext';
import { fakeFirestore } from '../store/fakeFirestore';
import { firestoreLeadStore } from '../store/firestoreLeadStore';
import { sqliteStore } from '../testing/sqliteStore';
import { startEndpoint } from '../testing/startEndpoint';
import { storedLead } from '../testing/storedLead';
import { deliverNotices, noticesOf, turn } from './deliverNotices';
import { kakao } from './kakao';
import { mail } from './mail';
import { maskedName, type Tellers } from './notice';
import { tellersFromEnvironment } from './tellersFromEnvironment';
import { webhook } from './webhook';

vi.setConfig({ testTimeout: 60_000 });

const hour = 3_600_000;
const inbox = 'https://dunsan-riverview.example/Admin/Leads';

/** The desk's mail server and webhook, real ones, which may be down. */
let down: { mail: boolean; webhook: boolean };
let mails: string[];
let calls: { headers: IncomingHttpHeaders; body: string }[];
let smtp: SMTPServer;
let receiver: Server;
let tellers: Tellers;
/** What the machine's clock says. */
let wall: number;
let store: LeadStore;
let dispose: () => void;

beforeEach(async () => {
  wall = Date.parse('2026-11-23T03:00:00Z');
  down = { mail: false, webhook: false };
  mails = [];
  calls = [];
  smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onConnect: (_, done) => done(down.mail ? Object.assign(new Error('down'), { responseCode: 421 }) : null),
    async onData(stream, _, done) {
      let text = '';
      for await (const chunk of stream) text += chunk;
      mails.push(text);
      done();
    },
  });
  const mailPort = await new Promise<number>((resolve) => {
    const server = smtp.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
  receiver = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    if (!down.webhook) calls.push({ headers: request.headers, body });
    response.writeHead(down.webhook ? 503 : 204).end();
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  tellers = {
    webhook: webhook({ url, secret: 'hush', inbox }),
    mail: mail({
      server: `smtp://127.0.0.1:${mailPort}`,
      from: 'site@example.com',
      to: 'desk@example.com',
      projectName: '둔산 리버뷰',
      inbox,
    }),
  };
});
afterEach(async () => {
  dispose();
  receiver.closeAllConnections();
  receiver.close();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
});

/** One process on the store. */
const process = (change: Partial<LeadsContext> = {}) =>
  leadsContext({
    store,
    tellers,
    sms: { send: async () => 'id' },
    facts: siteFacts,
    now: () => new Date(wall),
    uptime: () => wall,
    limits: { bodyBytes: 1, burst: 1, perMinute: 1 },
    staffOf: async () => null,
    report: () => {},
    ...change,
  });
/** A mail as it is read: its lines unfolded, its quoted-printable text decoded. */
const plain = (mail = ''): string =>
  Buffer.from(
    mail
      .replace(/\r\n[ \t]+/g, ' ')
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();
const id = 'lead-000000000001';
async function come(with_: Tellers = tellers) {
  const lead = storedLead({ id, receivedAt: new Date(wall).toISOString() });
  expect(await store.add(lead, noticesOf(lead, with_))).toBe('added');
}
/** Lets time go by, as the schedule would find it. */
async function pass(time: number, context: LeadsContext, step = 10_000) {
  for (const end = wall + time; wall < end; wall += step) await deliverNotices(context);
}
const states = async () => (await store.noticesOf(id)).map(({ channel, status }) => `${channel} ${status}`);

for (const kind of ['sqlite', 'firestore'] as const)
  describe(`with the ${kind} store`, () => {
    beforeEach(() => {
      if (kind === 'firestore') [store, dispose] = [firestoreLeadStore(fakeFirestore()), () => {}];
      else {
        const opened = sqliteStore();
        opened.database.exec('PRAGMA synchronous = OFF');
        ({ store, dispose } = opened);
      }
    });

    test('a lead is in the mail, at the webhook and in the inbox within three seconds', async () => {
      const endpoint = await startEndpoint({ store, tellers });
      const began = Date.now();
      const sent = { ...sampleLead, name: '김하늘', phone: '010-9876-5432' };
      const answer = await fetch(endpoint.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(sent),
      });
      const { receipt } = (await answer.json()) as { receipt: string };
      await vi.waitFor(() => expect([mails.length, calls.length]).toEqual([1, 1]), {
        timeout: 3000 - (Date.now() - began),
      });
      const headers = { authorization: 'Bearer administrator' };
      await vi.waitFor(async () => {
        const { leads } = (await (await fetch(endpoint.url, { headers })).json()) as { leads: { notices: object[] }[] };
        expect(leads[0]?.notices).toMatchObject([
          { channel: 'mail', status: 'sent' },
          { channel: 'webhook', status: 'sent' },
        ]);
      });
      expect(Date.now() - began).toBeLessThan(3000);

      const { headers: hook, body = '' } = calls[0] ?? {};
      expect(JSON.parse(body)).toMatchObject({ event: 'lead', receipt, form: 'customer', who: '김○○', inbox });
      expect(hook?.['x-signature']).toBe(createHmac('sha256', 'hush').update(body).digest('hex'));
      expect(hook?.['idempotency-key']).toBe(`${receipt}.webhook`);
      expect(plain(mails[0])).toContain(`Message-ID: <${receipt}.mail@dunsan-riverview.example>`);
      // Neither number nor whole name leaves the inbox, in whatever encoding.
      const told = [body, ...mails.map(plain)].join();
      expect(told).toContain('김○○');
      expect(told).not.toMatch(/하늘|9876-?5432/);
      await endpoint.close();
      expect(endpoint.failures).toEqual([]);
    });

    test.each(['mail', 'webhook'] as const)(
      '%s is down for an hour: nothing is lost, and nobody is told twice',
      async (which) => {
        down[which] = true;
        await come();
        const context = process();
        await pass(hour, context);
        expect([mails.length, calls.length]).toEqual(which === 'mail' ? [0, 1] : [1, 0]);
        expect(await states()).toContain(`${which} pending`);
        down[which] = false;
        await pass(300_000 + 20_000, context);
        await pass(2 * hour, context, 60_000);
        expect([mails.length, calls.length]).toEqual([1, 1]);
        expect(await states()).toEqual(['mail sent', 'webhook sent']);
      },
    );

    test('what cannot be told in a day is given up, and said so', async () => {
      down.webhook = true;
      await come();
      const reported: unknown[] = [];
      await pass(26 * hour, process({ report: (error) => reported.push(error) }), 300_000);
      expect(await states()).toEqual(['mail sent', 'webhook dead']);
      expect(String(reported[0])).toContain('answered with 503');
      expect(reported).toHaveLength(1);
      down.webhook = false;
      await pass(hour, process(), 300_000);
      expect(calls).toHaveLength(0);
    });

    test('of several processes one tells', async () => {
      await come();
      await Promise.all([process(), process(), process()].map((context) => deliverNotices(context)));
      expect([mails.length, calls.length]).toEqual([1, 1]);
    });

    test('what a process that died had taken is told after its turn, and not before', async () => {
      await come();
      const iso = (time: number) => new Date(time).toISOString();
      expect(await store.claimNotices(iso(wall), iso(wall + turn), 10)).toHaveLength(2);
      wall += turn - 1000;
      expect(await deliverNotices(process())).toBe(0);
      wall += 2000;
      await keepHouse(process());
      expect([mails.length, calls.length]).toEqual([1, 1]);
    });

    test('telephones are quiet at night, by the facts; mail is not', async () => {
      wall = Date.parse('2026-11-23T13:00:00Z'); // 22:00 in Seoul
      const rung: number[] = [];
      const ringing: Tellers = { ...tellers, sms: async () => String(rung.push(wall)) };
      await come(ringing);
      const context = process({ tellers: ringing });
      await pass(9 * hour, context, 600_000);
      expect(rung).toEqual([]);
      expect(mails).toHaveLength(1);
      await pass(2 * hour, context, 600_000);
      expect(rung).toEqual([Date.parse('2026-11-23T23:00:00Z')]); // 08:00
    });

    test('with a lead its notices go', async () => {
      await come();
      await deliverNotices(process());
      await store.remove([id], '2026-11-21T00:00:00.000Z', '2027-11-20T00:00:00.000Z');
      expect(await store.noticesOf(id)).toEqual([]);
    });
  });

describe('ways and words', () => {
  beforeEach(() => {
    dispose = () => {};
  });

  test.each([
    ['김하늘', '김○○'],
    ['김 하늘', '김○○'],
    ['이강', '이○'],
    ['독', '독○'],
    ['Alexandra Kim', 'A○○○○'],
  ])('%s is told as %s', (name, who) => {
    expect(maskedName(name)).toBe(who);
  });

  test('알림톡 has SOLAPI’s shape', async () => {
    const send = vi.fn<typeof fetch>(async () => Response.json({ messageId: 'M4V1' }));
    const solapi = { apiKey: 'key', apiSecret: 'secret', sender: '16000000', fetch: send };
    const { visitDay, visitPart, form } = sampleLead;
    const about = { form, visitDay, visitPart, who: '김○○', receivedAt: '2026-11-23T03:00:00.000Z' };
    const tell = kakao({ ...solapi, to: '01011112222', pfId: 'PF1', templateId: 'T1' });
    expect(await tell({ lead: id, channel: 'kakao', about })).toBe('M4V1');
    expect(JSON.parse(String(send.mock.calls[0]?.[1]?.body))).toEqual({
      message: {
        to: '01011112222',
        from: '16000000',
        kakaoOptions: {
          pfId: 'PF1',
          templateId: 'T1',
          disableSms: true,
          variables: { '#{구분}': '방문예약', '#{성함}': '김○○', '#{희망}': '-', '#{시각}': '2026-11-23 12:00' },
        },
      },
    });
  });

  test('the environment sets up what it names, and says what it lacks', () => {
    const sms = { send: async () => 'id' };
    expect(tellersFromEnvironment({}, siteFacts, sms)).toEqual({});
    const all = tellersFromEnvironment(
      {
        DESK_WEBHOOK: 'https://desk.example',
        DESK_WEBHOOK_SECRET: 's',
        DESK_MAIL: 'a@b.example',
        SMTP_URL: 'smtp://x',
        MAIL_FROM: 'c@d.example',
        DESK_SMS: '010-1111-2222',
      },
      siteFacts,
      sms,
    );
    expect(Object.keys(all).sort()).toEqual(['mail', 'sms', 'webhook']);
    expect(() => tellersFromEnvironment({ DESK_WEBHOOK: 'https://desk.example' }, siteFacts, sms)).toThrow(
      'DESK_WEBHOOK_SECRET',
    );
    expect(() => tellersFromEnvironment({ DESK_MAIL: 'a@b.example', MAIL_FROM: 'x' }, siteFacts, sms)).toThrow(
      'SMTP_URL',
    );
  });
});
