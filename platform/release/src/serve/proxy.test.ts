import type { IncomingMessage, RequestListener } from 'node:http';
import net from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleSite } from '../testing';
import { requestRaw } from './testing/rawRequest';
import { type ServedSite, serveSite } from './testing/servedSite';

let site: ServedSite;
afterEach(() => site.close());

const commit = `/v1/projects/${sampleSite.facts.firebase.projectId}/databases/(default)/documents:commit`;
const signIn = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';
const serve = async (backEnd: RequestListener | string | null) => {
  site = await serveSite(backEnd);
};
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(site.origin + path, { method: 'POST', body, headers, redirect: 'manual' });

/** Answers everything with JSON, and keeps what was asked. */
function echo(): { listener: RequestListener; heard: { request: IncomingMessage; body: string }[] } {
  const heard: { request: IncomingMessage; body: string }[] = [];
  return {
    heard,
    listener: (request, response) => {
      let body = '';
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', () => {
        heard.push({ request, body });
        response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end('{"ok":true}');
      });
    },
  };
}

describe('what the back end hears', () => {
  it('is the call, the listed headers and the body in one piece', async () => {
    const { listener, heard } = echo();
    await serve(listener);
    const body = '{"writes":[]}';
    await requestRaw(site.port, `${commit}?key=k`, {
      method: 'POST',
      head: [
        'host: localhost:4000',
        'authorization: Bearer t',
        'content-type: text/plain',
        'origin: http://localhost:4000',
        'sec-fetch-site: same-origin',
        'x-forwarded-for: 6.6.6.6',
        'x-forwarded-host: evil.example',
        'x-served-release: live/99',
        'x-http-method-override: DELETE',
        'forwarded: for=6.6.6.6',
        'te: trailers',
        'cookie: a=b',
        'upgrade: websocket',
        'transfer-encoding: chunked',
      ].join('\r\n'),
      body: `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
    });
    expect(heard).toHaveLength(1);
    const [{ request, body: received } = { request: undefined, body: '' }] = heard;
    expect([request?.method, request?.url, received]).toEqual(['POST', commit, body]);
    expect(request?.headers).toEqual({
      authorization: 'Bearer t',
      connection: 'close',
      'content-length': String(body.length),
      'content-type': 'text/plain',
      host: 'localhost:4000',
      origin: 'http://localhost:4000',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': '127.0.0.1',
      'x-served-release': 'live/1',
    });
  });

  it('is nothing of what is too large', async () => {
    const { listener, heard } = echo();
    await serve(listener);
    expect((await post(signIn, 'x'.repeat(70_000))).status).toBe(413);
    expect((await post(commit, 'x'.repeat(5 << 20))).status).toBe(413);
    expect((await post('/api/forms', `name=${'x'.repeat(70_000)}`)).status).toBe(413);
    expect(heard).toEqual([]);
  });
});

describe('an answer of the back end', () => {
  const page = '<script>alert(origin)</script>';

  it.each<[string, string, Record<string, string>, number]>([
    ['a document from Firestore', commit, { 'content-type': 'text/html' }, 200],
    ['a script from sign-in', signIn, { 'content-type': 'text/javascript' }, 200],
    ['a picture with a script from Firestore', commit, { 'content-type': 'image/svg+xml' }, 200],
    ['something from Firestore', commit, {}, 200],
    ['a redirect from Firestore', commit, { 'content-type': 'application/json', location: '/x' }, 302],
    ['a redirect from the forms to elsewhere', '/api/forms', { location: 'https://evil.example/' }, 303],
    ['a redirect from the forms to another host', '/api/forms', { location: '//evil.example/' }, 303],
    ['a redirect from the forms around a corner', '/api/forms', { location: '/.//evil.example/' }, 303],
    ['a script from the forms', '/api/forms', { 'content-type': 'text/javascript' }, 200],
  ])('%s is not passed on', async (_, path, headers, status) => {
    await serve((request, response) => {
      request.resume();
      response.writeHead(status, headers).end(page);
    });
    const answer = await post(path, '{}', { 'content-type': 'application/json' });
    expect(answer.status).toBe(502);
    expect(answer.headers.get('location')).toBeNull();
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await answer.text()).not.toContain('<script>');
  });

  it('is never a document where it is JSON, and sets neither cookies nor policies', async () => {
    await serve((request, response) => {
      request.resume();
      const headers = {
        'content-type': 'application/json',
        'content-security-policy': "default-src * 'unsafe-inline'",
        'set-cookie': 'a=b',
        'x-powered-by': 'x',
        'cache-control': 'no-store',
        'content-disposition': 'inline',
      };
      response.writeHead(200, headers).end(JSON.stringify({ page }));
    });
    const { headers, status } = await post(commit, '{}');
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
    expect(headers.get('content-disposition')).toBe('attachment');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toBeTruthy();
    expect([headers.get('set-cookie'), headers.get('x-powered-by')]).toEqual([null, null]);
  });

  it.each([
    ['of its own style alone', "default-src 'none'; style-src 'sha256-x'; form-action 'none'", true],
    ['that lets scripts run', "default-src 'none'; script-src 'unsafe-inline'", false],
    ['that allows everything', 'default-src *', false],
  ])('a page of the forms keeps a policy %s: %#', async (_, given, kept) => {
    await serve((request, response) => {
      request.resume();
      const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': given };
      response.writeHead(422, headers).end('<p>확인해 주세요</p>');
    });
    const answer = await post('/api/forms', 'name=a', { 'content-type': 'application/x-www-form-urlencoded' });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toBe('<p>확인해 주세요</p>');
    const policy = answer.headers.get('content-security-policy');
    if (kept) expect(policy).toBe(given);
    else expect(policy).toMatch(/^default-src 'self'; script-src 'self'/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('leads a form on to a page of this site', async () => {
    await serve((request, response) => {
      request.resume();
      response.writeHead(303, { location: '/api/forms/done' }).end();
    });
    const answer = await post('/api/forms', 'name=a', { 'content-type': 'application/x-www-form-urlencoded' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/api/forms/done']);
  });

  it('is a file with its name where it is an export', async () => {
    await serve((_, response) => {
      const headers = {
        'content-type': 'text/csv',
        'content-disposition': 'attachment; filename="forms-2026-11-22.csv"',
      };
      response.writeHead(200, headers).end('a;b');
    });
    const { headers } = await fetch(`${site.origin}/api/forms/export`);
    expect(headers.get('content-disposition')).toBe('attachment; filename="forms-2026-11-22.csv"');
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  });
});

describe('while the back end is away', () => {
  const fields = {
    form: 'customer',
    name: `김"하늘'<b>`,
    phone: '010-1234-5678',
    message: '첫 줄\r\n둘째 줄 & </input><script>alert(1)</script>',
    consent: '2026-11-20',
    _gotcha: '',
  };
  const form = new URLSearchParams(fields).toString();
  const urlencoded = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };

  /** A port that was free a moment ago: connections to it are refused. */
  async function refusing(): Promise<string> {
    const server = net.createServer().listen(0, '127.0.0.1');
    await new Promise((ready) => server.once('listening', ready));
    const { port } = server.address() as net.AddressInfo;
    await new Promise((closed) => server.close(closed));
    return `http://127.0.0.1:${port}`;
  }

  async function expectSendAgain(answer: Response, sent: Record<string, string> = fields): Promise<void> {
    expect(answer.status).toBe(503);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+'; .*form-action 'self'/);
    const html = await answer.text();
    expect(html).toContain('아직 접수되지 않았습니다');
    expect(html).toContain(`href="tel:${sampleSite.facts.phone.replace(/\D/g, '')}"`);
    expect(html).not.toContain('<script>');
    expect(html).toContain('<form method="post" action="/api/forms">');
    const entities: Record<string, string> = {
      amp: '&',
      lt: '<',
      gt: '>',
      quot: '"',
      '#39': "'",
      '#13': '\r',
      '#10': '\n',
    };
    const plain = (text = '') => text.replace(/&([^;]+);/g, (_, name: string) => entities[name] ?? '');
    const inputs = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)];
    expect(Object.fromEntries(inputs.map(([, name, value]) => [plain(name), plain(value)]))).toEqual(sent);
  }

  it('a form posted without a script gets a page that sends the same again', async () => {
    await serve(await refusing());
    await expectSendAgain(await post('/api/forms', form, urlencoded));
  });

  it('in parts, too', async () => {
    await serve(await refusing());
    const parts = new FormData();
    for (const [name, value] of Object.entries(fields)) parts.append(name, value);
    parts.append('file', new Blob(['x']), 'x.txt');
    await expectSendAgain(await fetch(`${site.origin}/api/forms`, { method: 'POST', body: parts }));
  });

  it('dying in the middle counts as away', async () => {
    await serve((request) => request.socket.destroy());
    await expectSendAgain(await post('/api/forms', form, urlencoded));
  });

  it.each([500, 502, 503])('an answer %i that is no page counts as away', async (status) => {
    await serve((request, response) => {
      request.resume();
      response.writeHead(status, { 'content-type': 'application/json' }).end('{"ok":false}');
    });
    await expectSendAgain(await post('/api/forms', form, urlencoded));
  });

  it('a form in parts that can not be read is sent home', async () => {
    await serve(await refusing());
    const answer = await post('/api/forms', 'x', { 'content-type': 'multipart/form-data' });
    const html = await answer.text();
    expect(answer.status).toBe(503);
    expect(html).toContain('tel:');
    expect(html).not.toContain('<form');
  });

  it('calls of scripts get JSON', async () => {
    await serve(await refusing());
    for (const path of ['/api/forms', commit, signIn]) {
      const answer = await post(path, '{}', { 'content-type': 'application/json' });
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
      expect(await answer.json()).toMatchObject({ ok: false, error: { code: 503, status: 'UNAVAILABLE' } });
    }
  });

  it('a visitor who follows a link to the forms gets a page', async () => {
    await serve(await refusing());
    const answer = await fetch(`${site.origin}/api/forms/withdraw?form=a&signature=b`, {
      headers: { accept: 'text/html' },
    });
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('잠시 후 다시 열어 주세요');
  });

  it('the pages are served', async () => {
    await serve(await refusing());
    expect((await fetch(`${site.origin}/Brand/intro`)).status).toBe(200);
  });
});
