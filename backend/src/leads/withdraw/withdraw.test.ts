import { siteFacts } from '@riverview/site/siteFacts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sqliteStore } from '../testing/sqliteStore';
import { startEndpoint } from '../testing/startEndpoint';

// Each write waits for the disk, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 });

const sent = {
  key: 'withdraw-lead-00000001',
  form: 'customer',
  name: '김하늘',
  phone: '010-1234-5678',
  message: '토요일에 방문',
  consent: '2026-11-20',
};

let opened: ReturnType<typeof sqliteStore>;
let endpoint: Awaited<ReturnType<typeof startEndpoint>>;
const send = vi.fn(async (_: { text: string }) => 'id');

beforeEach(async () => {
  send.mockClear();
  opened = sqliteStore();
  endpoint = await startEndpoint({ store: opened.store, sms: { send } });
});
afterEach(async () => {
  await endpoint.close();
  opened.dispose();
});

const kept = async () => (await opened.store.list({ text: '', state: 'all', cursor: null, limit: 100 })).leads;

async function register(fields: object = {}): Promise<URL> {
  const answer = await fetch(endpoint.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...sent, ...fields }),
  });
  return new URL(((await answer.json()) as { withdraw: string }).withdraw, endpoint.url);
}

test('the link asks first, deletes on confirmation, and goes on saying so', async () => {
  const link = await register();
  const asked = await fetch(link);
  const question = await asked.text();
  expect(asked.status).toBe(200);
  expect(asked.headers.get('content-security-policy')).toContain("form-action 'self'");
  expect(asked.headers.get('referrer-policy')).toBe('no-referrer');
  expect(question).toContain('동의를 철회하고 정보를 지우시겠습니까?');
  expect(question).toContain(`<form method="post" action="${(link.pathname + link.search).replaceAll('&', '&amp;')}">`);
  for (const personal of [sent.name, sent.phone, sent.message, '<script']) expect(question).not.toContain(personal);
  expect(await kept()).toHaveLength(1);

  for (const method of ['POST', 'POST', 'GET']) {
    const answer = await fetch(link, { method });
    expect([answer.status, (await answer.text()).includes('정보를 모두 지웠습니다')]).toEqual([200, true]);
    expect(await kept()).toEqual([]);
  }
});

test('a wrong signature and a lead that never was get the same page, and delete nothing', async () => {
  const mine = await register();
  const others = await register({ key: 'withdraw-lead-00000002', name: '이강' });
  const links = [
    ['', ''],
    [mine.searchParams.get('lead'), others.searchParams.get('signature')],
    [mine.searchParams.get('lead'), ''],
    [mine.searchParams.get('lead'), mine.searchParams.get('signature')?.slice(0, -2)],
    [mine.searchParams.get('lead'), `${mine.searchParams.get('signature')}A`],
    ['f'.repeat(64), mine.searchParams.get('signature')],
    ["' OR 1=1 --", mine.searchParams.get('signature')],
  ].map(([lead, signature]) => {
    const link = new URL(mine);
    link.search = new URLSearchParams({ lead: lead ?? '', signature: signature ?? '' }).toString();
    return link;
  });
  const pages = new Set<string>();
  for (const link of links) {
    for (const method of ['GET', 'POST']) {
      const answer = await fetch(link, { method });
      expect(answer.status).toBe(404);
      pages.add(await answer.text());
    }
  }
  expect(pages.size).toBe(1);
  expect(await kept()).toHaveLength(2);
});

test('no other method does anything, and no other site can press the button', async () => {
  const link = await register();
  expect((await fetch(link, { method: 'DELETE' })).status).toBe(405);
  const crossSite = { 'sec-fetch-site': 'cross-site', origin: 'https://other.example' };
  expect((await fetch(link, { method: 'POST', headers: crossSite })).status).toBe(403);
  expect(await kept()).toHaveLength(1);
});

test('the message after a reservation carries the link on the site’s own address', async () => {
  const link = await register();
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1), 10_000);
  expect(send.mock.calls[0]?.[0].text.endsWith(` ${siteFacts.origin}${link.pathname}${link.search}`)).toBe(true);
});

test('the page after a native post offers it to who sent the post, and to nobody else', async () => {
  const { key: _, ...fields } = sent;
  const answer = await fetch(endpoint.url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  const done = new URL(answer.headers.get('location') ?? '', endpoint.url);
  const mine = await (await fetch(done)).text();
  const [, path] = /href="(\/api\/leads\/withdraw[^"]+)"/.exec(mine) ?? [];
  expect(mine).toContain('동의 철회하고 정보 삭제하기');
  for (const personal of [sent.name, sent.phone, sent.message]) expect(mine).not.toContain(personal);

  done.searchParams.set('signature', 'A'.repeat(43));
  for (const address of [done, `${endpoint.url}/done`]) {
    const stranger = await fetch(address);
    expect([stranger.status, (await stranger.text()).includes('withdraw?')]).toEqual([200, false]);
  }
  await fetch(new URL(path?.replaceAll('&amp;', '&') ?? '', endpoint.url), { method: 'POST' });
  expect(await kept()).toEqual([]);
});

test('a filled honeypot is answered with a link that looks the same and leads nowhere', async () => {
  const link = await register({ _gotcha: 'spam' });
  expect((await fetch(link)).status).toBe(404);
});
