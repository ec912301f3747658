import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { leadToSend } from '../testing/leadToSend';
import { sendLead } from './sendLead';

const lead = leadToSend({ key: 'test-lead-0000001' });
const send = vi.fn<typeof fetch>();

beforeEach(() => {
  send.mockReset();
  vi.stubGlobal('fetch', send);
});
afterEach(() => vi.unstubAllGlobals());

function outcomeOf(answer: Response): ReturnType<typeof sendLead> {
  send.mockResolvedValue(answer);
  return sendLead(lead, '/api/leads');
}

test('posts the whole lead as JSON and goes on when the page is closed', async () => {
  await outcomeOf(Response.json({ ok: true }));
  const [address, init] = send.mock.calls[0] ?? [];
  expect(address).toBe('/api/leads');
  expect(init).toMatchObject({ method: 'POST', keepalive: true, headers: { 'content-type': 'application/json' } });
  expect(JSON.parse(String(init?.body))).toEqual(lead);
});

describe('accepted', () => {
  test.each([
    ['ours', { ok: true, next: '/api/leads/done' }],
    ['a service that only says 200', { next: '/thanks' }],
  ])('%s', async (_, body) => expect(await outcomeOf(Response.json(body))).toEqual({ kind: 'accepted' }));
});

describe('failed, to be tried again', () => {
  test.each([
    ['error 500', new Response('<h1>Error</h1>', { status: 500 })],
    ['a page where JSON belongs', new Response('<title>Wi-Fi</title>')],
    ['an empty success', new Response('')],
    ['a JSON text', Response.json('ok')],
    ['ok: false without a reason', Response.json({ ok: false })],
    ['not found', new Response('', { status: 404 })],
  ])('%s', async (_, answer) => expect(await outcomeOf(answer)).toEqual({ kind: 'failed', retryAfter: null }));

  test('a busy endpoint names the time to wait', async () => {
    const busy = Response.json({ ok: false }, { status: 429, headers: { 'retry-after': '7' } });
    expect(await outcomeOf(busy)).toEqual({ kind: 'failed', retryAfter: 7000 });
  });
});

describe('refused for good', () => {
  test('names the fields it knows', async () => {
    const errors = [
      { field: 'phone', code: 'malformed' },
      { field: 'name', code: 'REQUIRED_FIELD_EMPTY' },
      { field: 'form', code: 'EMPTY' },
      null,
    ].filter(Boolean);
    expect(await outcomeOf(Response.json({ ok: false, errors }, { status: 422 }))).toEqual({
      kind: 'refused',
      problems: { phone: 'malformed', name: 'malformed' },
    });
  });

  test.each([400, 413, 415])('status %i', async (status) =>
    expect(await outcomeOf(new Response('', { status }))).toEqual({ kind: 'refused', problems: {} }),
  );
});

describe('unreachable', () => {
  test('no network', async () => {
    send.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await sendLead(lead, '/api/leads')).toEqual({ kind: 'unreachable' });
  });

  test('no answer in time', async () => {
    send.mockImplementation(
      (_, init) =>
        new Promise((__, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
    );
    expect(await sendLead(lead, '/api/leads', 20)).toEqual({ kind: 'unreachable' });
  });
});
