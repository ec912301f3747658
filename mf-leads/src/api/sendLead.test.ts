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

const receipt = 'a1'.repeat(32);
const withdraw = `/api/leads/withdraw?lead=${receipt}&signature=abc-_123`;
const ours = { ok: true, key: lead.key, receipt, withdraw };

describe('accepted', () => {
  test('is our answer about this very lead', async () =>
    expect(await outcomeOf(Response.json(ours))).toEqual({ kind: 'accepted', withdraw }));

  test('offers the way back where the endpoint is, wherever the form stands', async () => {
    send.mockResolvedValueOnce(Response.json(ours));
    expect(await sendLead(lead, 'https://site.example/api/leads')).toEqual({
      kind: 'accepted',
      withdraw: `https://site.example${withdraw}`,
    });
  });

  test.each([
    'https://elsewhere.example/api/leads/withdraw?lead=1',
    '//elsewhere.example/api/leads/withdraw?lead=1',
    'javascript:alert(1)',
    '/api/leads/withdraw?lead=1&next=//elsewhere.example',
    '/elsewhere?x',
    null,
    undefined,
    7,
  ])('a way back that is not ours is not offered: %j', async (other) =>
    expect(await outcomeOf(Response.json({ ...ours, withdraw: other }))).toEqual({ kind: 'accepted', withdraw: null }),
  );
});

const refusal = { ok: false, key: lead.key, errors: [{ field: 'name', code: 'missing' }] };

describe('failed, to be tried again', () => {
  test.each([
    ['error 500', new Response('<h1>Error</h1>', { status: 500 })],
    ['our answer with error 500', Response.json(ours, { status: 500 })],
    ['a page where JSON belongs', new Response('<title>Wi-Fi</title>')],
    ['an empty success', new Response('')],
    ['a JSON text', Response.json('ok')],
    ['JSON null', Response.json(null)],
    ['JSON with a list', Response.json([ours])],
    ['a captive portal that answers JSON', Response.json({ status: 'login required' })],
    ['a stranger that only says ok', Response.json({ ok: true })],
    ['an answer about another lead', Response.json({ ...ours, key: 'another-lead-0001' })],
    ['no key', Response.json({ ...ours, key: undefined })],
    ['no receipt', Response.json({ ...ours, receipt: undefined })],
    ['a receipt of another shape', Response.json({ ...ours, receipt: receipt.slice(1) })],
    ['ok in words', Response.json({ ...ours, ok: 'true' })],
    ['ok: false without a reason', Response.json({ ok: false, key: lead.key })],
    ['a refusal with status 200', Response.json(refusal)],
  ])('%s', async (_, answer) => expect(await outcomeOf(answer)).toEqual({ kind: 'failed', retryAfter: null }));

  test.each([
    ['an HTML 400', new Response('<h1>Bad Request</h1>', { status: 400 })],
    ['our refusal with status 400', Response.json(refusal, { status: 400 })],
    ['a stranger’s 422', Response.json({ errors: [{ field: 'name', code: 'missing' }] }, { status: 422 })],
    ['a 422 about another lead', Response.json({ ...refusal, key: 'another-lead-0001' }, { status: 422 })],
    ['a 422 of ours that names no field', Response.json({ ...refusal, errors: [{ field: 'form' }] }, { status: 422 })],
    ['a 422 of ours whose errors are garbage', Response.json({ ...refusal, errors: 'name' }, { status: 422 })],
    ['status 404', new Response('', { status: 404 })],
    ['status 405', new Response('', { status: 405 })],
    ['status 410', new Response('', { status: 410 })],
    ['status 413', new Response('', { status: 413 })],
    ['status 415', new Response('', { status: 415 })],
  ])('%s, after a long pause', async (_, answer) =>
    expect(await outcomeOf(answer)).toEqual({ kind: 'failed', retryAfter: 600_000 }),
  );

  test('an answer that may not be read', async () => {
    const opaque = Object.defineProperties(Response.error(), { status: { value: 0 }, ok: { value: false } });
    expect(await outcomeOf(opaque)).toEqual({ kind: 'failed', retryAfter: null });
  });

  test('a busy endpoint names the time to wait', async () => {
    const busy = (after: string) => Response.json({ ok: false }, { status: 429, headers: { 'retry-after': after } });
    expect(await outcomeOf(busy('7'))).toEqual({ kind: 'failed', retryAfter: 7000 });
    expect(await outcomeOf(busy('-7'))).toEqual({ kind: 'failed', retryAfter: null });
    expect(await outcomeOf(busy('soon'))).toEqual({ kind: 'failed', retryAfter: null });
  });
});

describe('refused for good', () => {
  test('is our own 422 about this very lead, and names the fields it knows', async () => {
    const errors = [
      { field: 'phone', code: 'malformed' },
      { field: 'name', code: 'REQUIRED_FIELD_EMPTY' },
      { field: 'form', code: 'EMPTY' },
      null,
    ];
    expect(await outcomeOf(Response.json({ ok: false, key: lead.key, errors }, { status: 422 }))).toEqual({
      kind: 'refused',
      problems: { phone: 'malformed', name: 'malformed' },
    });
  });
});

describe('unreachable', () => {
  test('a redirect, to a login page as it may be, is not followed', async () => {
    await outcomeOf(Response.json(ours));
    expect(send.mock.lastCall?.[1]?.redirect).toBe('error');
  });

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
