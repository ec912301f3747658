import { request } from 'node:http';
import { consentVersion } from '@riverview/site/consents';
import { siteFacts } from '@riverview/site/siteFacts';
import { unsettledFacts } from '@riverview/site/testing/unsettledFacts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LeadStore } from './leadStore';
import { fakeFirestore } from './store/fakeFirestore';
import { firestoreLeadStore } from './store/firestoreLeadStore';
import { startEndpoint } from './testing/startEndpoint';

type Endpoint = Awaited<ReturnType<typeof startEndpoint>>;

const good = {
  key: '11111111-1111-4111-8111-111111111111',
  form: 'customer',
  name: '김하늘',
  phone: '+82 10-1234-5678',
  birthday: '950527',
  message: '토요일에 방문하고 싶습니다',
  consent: '2026-11-20',
  page: '/dunsan-riverview/customer',
  release: '0123456789abcdef',
};
interface Accepted {
  readonly receipt: string;
  readonly withdraw: string;
}
const accepted = (key: string | null) => ({
  ok: true,
  key,
  receipt: expect.stringMatching(/^[0-9a-f]{64}$/),
  withdraw: expect.stringMatching(/^\/api\/leads\/withdraw\?lead=[0-9a-f]{64}&signature=[\w-]{43}$/),
});
const administrator = { authorization: 'Bearer administrator' };

let store: LeadStore;
let endpoint: Endpoint;
let sms: ReturnType<typeof vi.fn<(message: { to: string; text: string }) => Promise<string>>>;

beforeEach(async () => {
  store = firestoreLeadStore(fakeFirestore());
  sms = vi.fn(async () => 'message-1');
  endpoint = await startEndpoint({ store, sms: { send: sms }, currentRelease: () => 'feedfacefeedface' });
});
afterEach(() => endpoint.close());

const kept = async () => (await store.list({ text: '', state: 'all', cursor: null, limit: 100 })).leads;

function postJson(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(endpoint.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

function postForm(fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(endpoint.url, { method: 'POST', headers, body: new URLSearchParams(fields), redirect: 'manual' });
}

test('a public site takes nothing while nobody answers for personal data by name', async () => {
  const launched = { ...unsettledFacts, origin: 'https://www.riverview.kr' };
  const unnamed = await startEndpoint({ store, facts: launched });
  const answer = await fetch(unnamed.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(good),
  });
  expect(answer.status).toBe(503);
  expect(await kept()).toEqual([]);
  await unnamed.close();
});

describe('a JSON post', () => {
  test('is stored with what was agreed to and where, then acknowledged', async () => {
    const answer = await postJson({ ...good, marketing: '2026-11-20' });
    const said = (await answer.json()) as Accepted;
    expect([answer.status, said]).toEqual([200, accepted(good.key)]);
    expect(said.withdraw).toContain(`?lead=${said.receipt}&`);
    expect(await kept()).toMatchObject([
      {
        id: said.receipt,
        phone: '010-1234-5678',
        birthday: '950527',
        consent: '2026-11-20',
        marketing: '2026-11-20',
        page: '/dunsan-riverview/customer',
        release: '0123456789abcdef',
        handledAt: null,
        native: false,
      },
    ]);
  });

  test('says when it came and when it must be gone', async () => {
    const before = Date.now();
    await postJson(good);
    const [lead] = await kept();
    const received = Date.parse(lead?.receivedAt ?? '');
    expect(received).toBeGreaterThanOrEqual(before);
    expect(Date.parse(lead?.deleteAfter ?? '') - received).toBe(siteFacts.leads.retentionDays * 86_400_000);
    expect(lead?.consentedAt).toBe(lead?.receivedAt);
  });

  test('twice with one key is one lead and one message', async () => {
    const answers = await Promise.all([postJson(good), postJson(good), postJson(good)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await kept()).toHaveLength(1);
    await vi.waitFor(() => expect(sms).toHaveBeenCalledTimes(1));
  });

  test('with mistakes is refused, naming each in words, and stored nowhere', async () => {
    const answer = await postJson({ key: good.key, name: '', phone: '010-12', birthday: '950231' });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      ok: false,
      key: good.key,
      errors: [
        { field: 'name', code: 'missing', message: '이름을 입력해 주세요.' },
        { field: 'phone', code: 'malformed', message: '휴대전화 번호를 끝까지 입력해 주세요. 예: 010-1234-5678' },
        { field: 'birthday', code: 'malformed', message: '생년월일을 여섯 자리 숫자로 적어 주세요. 예: 950527' },
        { field: 'consent', code: 'missing', message: '개인정보 수집·이용에 동의해 주세요.' },
      ],
    });
    expect(await kept()).toEqual([]);
  });

  test('with the honeypot filled is answered like a success and stored nowhere', async () => {
    const answer = await postJson({ ...good, _gotcha: 'http://spam.example' });
    expect([answer.status, await answer.json()]).toEqual([200, accepted(good.key)]);
    expect(await kept()).toEqual([]);
    expect(sms).not.toHaveBeenCalled();
  });

  test('is acknowledged only once the store has it', async () => {
    let release = () => {};
    const add = store.add;
    store.add = async (lead) => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      return add(lead);
    };
    let answered = false;
    const answer = postJson(good).then(() => {
      answered = true;
    });
    await vi.waitFor(() => expect(release.toString()).not.toBe('() => {}'));
    expect(answered).toBe(false);
    release();
    await answer;
    expect(await kept()).toHaveLength(1);
  });

  test('is answered with 503, to be sent again, when the store fails', async () => {
    store.add = async () => {
      throw new Error('disk full');
    };
    const answer = await postJson(good);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(endpoint.failures).toHaveLength(1);
  });
});

describe('the message after a reservation', () => {
  test('goes to the visitor after the answer, its outcome beside the lead', async () => {
    const facts = { ...siteFacts, modelHouseAddress: null };
    const withoutHouse = await startEndpoint({ store, facts, sms: { send: sms } });
    const headers = { 'content-type': 'application/json' };
    await fetch(withoutHouse.url, { method: 'POST', headers, body: JSON.stringify(good) });
    await withoutHouse.close();
    await vi.waitFor(async () => expect((await kept())[0]?.sms).toMatchObject({ status: 'sent', detail: 'message-1' }));
    expect(sms).toHaveBeenCalledWith({ to: '010-1234-5678', text: expect.stringContaining('[둔산 리버뷰] 방문예약') });
    expect(sms.mock.calls[0]?.[0].text).toMatch(/^\[둔산 리버뷰\] 방문예약이 접수되었습니다\.\n방문하실 시간과 장소는/);
    expect(sms.mock.calls[0]?.[0].text).not.toMatch(/모델하우스|잔여/);
  });

  test('failing leaves the lead as it is', async () => {
    sms.mockRejectedValue(new Error('no credit'));
    expect((await postJson(good)).status).toBe(200);
    await vi.waitFor(async () =>
      expect((await kept())[0]?.sms).toMatchObject({ status: 'failed', detail: 'Error: no credit' }),
    );
  });

  test('is not promised by the interest form', async () => {
    await postJson({ ...good, form: 'interest', opener: 'home-hero' });
    expect(await kept()).toMatchObject([{ sms: null, opener: 'home-hero' }]);
    expect(sms).not.toHaveBeenCalled();
  });
});

describe('a native form post', () => {
  const { key: _, release: __, ...fields } = good;

  test('is stored and leads to a Korean page under a strict policy', async () => {
    const answer = await postForm(fields);
    const [stored] = await kept();
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toMatch(`/api/leads/done?lead=${stored?.id}&signature=`);
    expect(await kept()).toMatchObject([{ native: true, release: 'feedfacefeedface', name: '김하늘' }]);
    const page = await fetch(`${endpoint.url}/done`);
    expect(page.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/]+=+'; base-uri 'none'/,
    );
    expect(await page.text()).toContain('✅ 등록이 완료되었습니다. 곧 전문상담원이 연락드리도록 하겠습니다');
  });

  test.each([
    ['live/41', 'live/41'],
    ['<b>41</b>', null],
  ])('which the site server says came from %s has the release %s', async (said, release) => {
    const behind = await startEndpoint({ store, sms: { send: sms } });
    const headers = { 'x-served-release': said };
    await fetch(behind.url, { method: 'POST', headers, body: new URLSearchParams(fields), redirect: 'manual' });
    expect(await kept()).toMatchObject([{ native: true, release }]);
    await behind.close();
  });

  test('sent twice, or reloaded, is one lead; another content is another', async () => {
    await postForm(fields);
    await postForm(fields);
    await postForm({ ...fields, message: '다른 문의' });
    expect(await kept()).toHaveLength(2);
  });

  test('takes the page from the referer where the form does not say it', async () => {
    const { page: ___, ...rest } = fields;
    await postForm(rest, { referer: `${siteFacts.origin}/Promotion/Customer?from=mail` });
    expect(await kept()).toMatchObject([{ page: '/Promotion/Customer' }]);
  });

  test.each([
    [
      'the link said',
      '/Promotion/Customer?utm_source=Naver&utm_medium=cpc',
      {},
      { source: 'naver', medium: 'cpc', landing: '/Promotion/Customer' },
    ],
    ['nothing said', '/Promotion/Customer?from=mail', {}, null],
    ['the page said', '/?utm_source=x', { arrival: 'landing=/Brand/intro&referrer=' }, { landing: '/Brand/intro' }],
    ['nobody agreed to', '/?utm_source=x', { arrival: 'landing=/Brand/intro&referrer=', marketing: '' }, null],
    ['somebody made up', '/', { arrival: 'utm_source=%3Cscript%3E' }, null],
  ])('keeps how the visit began as %s', async (_, from, more, arrival) => {
    const agreed = { consent: consentVersion, details: consentVersion, marketing: consentVersion };
    const told = { ...fields, ...agreed, ...more };
    await postForm(told, { referer: `${siteFacts.origin}${from}` });
    expect(await kept()).toMatchObject([{ name: '김하늘', arrival }]);
  });

  test('with mistakes gets a page that names them, with nothing of the sender read as HTML', async () => {
    const answer = await postForm({ ...fields, phone: '<script>', page: '/"><script>alert(1)</script>' });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html).toContain('<li>휴대전화 번호를 끝까지 입력해 주세요. 예: 010-1234-5678</li>');
    expect(html).not.toContain('<script');
  });

  test('never links to another site', async () => {
    for (const page of ['//evil.example', '/\\evil.example', 'https://evil.example']) {
      expect(await (await postForm({ ...fields, name: '', page })).text()).not.toContain('evil.example');
    }
  });
});

describe('limits', () => {
  test('a body over the limit is refused with 413, announced or not', async () => {
    expect((await postJson({ ...good, message: 'x'.repeat(20_000) })).status).toBe(413);
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const chunked = request(endpoint.url, { method: 'POST', headers: { 'content-type': 'application/json' } });
      chunked.on('response', (response) => resolve(response.statusCode));
      chunked.on('error', reject);
      for (let n = 0; n < 20; n++) chunked.write('x'.repeat(1000));
      chunked.end();
    });
    expect(status).toBe(413);
    expect(await kept()).toEqual([]);
  });

  test('an address that posts too often waits; another does not', async () => {
    let ran = 0;
    let wall = Date.now();
    const limited = await startEndpoint({
      store,
      now: () => new Date(wall),
      uptime: () => ran,
      limits: { bodyBytes: 16_384, burst: 2, perMinute: 6 },
    });
    const post = (address: string, n: number) =>
      fetch(limited.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `spoofed, ${address}` },
        body: JSON.stringify({ ...good, key: `limited-lead-0000${n}` }),
      });
    expect((await post('203.0.113.1', 1)).status).toBe(200);
    expect((await post('203.0.113.1', 2)).status).toBe(200);
    const refused = await post('203.0.113.1', 3);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10']);
    expect((await post('203.0.113.2', 4)).status).toBe(200);
    ran += 10_000;
    // It is running that counts: a clock that falls back keeps nobody waiting.
    wall = 0;
    expect((await post('203.0.113.1', 3)).status).toBe(200);
    await limited.close();
  });

  test('a post from another site is refused', async () => {
    expect((await postJson(good, { 'sec-fetch-site': 'cross-site', origin: 'https://other.example' })).status).toBe(
      403,
    );
    expect(await kept()).toEqual([]);
  });

  test('the site itself may post from its own origin to an endpoint elsewhere', async () => {
    const origin = siteFacts.origin;
    const question = await fetch(endpoint.url, { method: 'OPTIONS', headers: { origin } });
    expect(question.status).toBe(204);
    expect(question.headers.get('access-control-allow-headers')).toContain('content-type');
    const answer = await postJson(good, { 'sec-fetch-site': 'cross-site', origin });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, origin]);
    const stranger = await fetch(endpoint.url, { method: 'OPTIONS', headers: { origin: 'https://other.example' } });
    expect(stranger.headers.get('access-control-allow-origin')).toBeNull();
  });

  describe('a page of a site that the facts name', () => {
    const host = 'https://partner.example';
    const across = { 'sec-fetch-site': 'cross-site', origin: host };
    let open: Endpoint;
    beforeEach(async () => {
      open = await startEndpoint({
        store,
        facts: { ...siteFacts, leads: { ...siteFacts.leads, embedOrigins: [host] } },
      });
    });
    afterEach(() => open.close());
    const send = (method: string, path = '', headers: Record<string, string> = across) =>
      fetch(open.url + path, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        ...(method === 'POST' && { body: JSON.stringify(good) }),
      });

    test('may send a lead and reads the answer', async () => {
      const question = await send('OPTIONS');
      expect(question.headers.get('access-control-allow-origin')).toBe(host);
      expect(question.headers.get('access-control-allow-methods')).toBe('POST');
      expect(question.headers.get('access-control-allow-headers')).toBe('content-type');
      const answer = await send('POST');
      expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, host]);
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    });

    test.each([
      ['GET', ''],
      ['GET', '/export'],
      ['OPTIONS', '/export'],
      ['OPTIONS', '/expired'],
    ])('may read nothing and do nothing else: %s %j', async (method, path) => {
      expect((await send(method, path)).headers.get('access-control-allow-origin')).toBeNull();
    });

    test.each([
      ['DELETE', '/expired'],
      ['PATCH', `/${good.key}`],
      ['POST', '/withdraw?lead=a&signature=b'],
    ])('%s %s is refused as from any other site', async (method, path) => {
      expect((await send(method, path)).status).toBe(403);
    });

    test.each(['https://partner.example.evil.example', 'http://partner.example', 'https://PARTNER.example', 'null'])(
      'is not one of %s',
      async (origin) => {
        const answer = await send('POST', '', { 'sec-fetch-site': 'cross-site', origin });
        expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([403, null]);
      },
    );
  });

  test.each(['partner.example', 'https://partner.example/', 'https://*.example', '*'])(
    'facts that name %s as an origin stop the start',
    async (origin) => {
      const facts = { ...siteFacts, leads: { ...siteFacts.leads, embedOrigins: [origin] } };
      await expect(startEndpoint({ store, facts })).rejects.toThrow('facts.leads.embedOrigins names');
    },
  );

  test.each([
    ['text/plain', 415],
    ['multipart/form-data; boundary=x', 415],
    ['', 415],
  ])('content type %j', async (type, status) => {
    expect((await fetch(endpoint.url, { method: 'POST', headers: { 'content-type': type }, body: '{}' })).status).toBe(
      status,
    );
  });
});

describe('the inbox', () => {
  test.each([
    ['GET', ''],
    ['GET', '/export'],
    ['PATCH', `/${good.key}`],
    ['DELETE', `/${good.key}`],
    ['DELETE', '/expired'],
  ])('%s %s is for the administrator', async (method, path) => {
    await postJson(good);
    const answer = await fetch(endpoint.url + path, { method });
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    expect(await answer.text()).not.toContain('김하늘');
    expect(await kept()).toHaveLength(1);
  });

  test('lists, searches and filters', async () => {
    await postJson(good);
    await postJson({ ...good, key: `${good.key}-2`, name: '이강' });
    const list = async (query: string) =>
      (
        (await (await fetch(`${endpoint.url}?${query}`, { headers: administrator })).json()) as {
          leads: { name: string }[];
        }
      ).leads.map(({ name }) => name);
    expect(await list('')).toHaveLength(2);
    expect(await list('query=강')).toEqual(['이강']);
    const id = (await kept()).find(({ name }) => name === '김하늘')?.id;
    await fetch(`${endpoint.url}/${id}`, {
      method: 'PATCH',
      headers: { ...administrator, 'content-type': 'application/json' },
      body: '{"revision":0,"status":"called"}',
    });
    expect(await list('state=handled')).toEqual(['김하늘']);
    expect(await list('state=open')).toEqual(['이강']);
  });

  test('exports CSV for Excel: byte order mark, CRLF, quotes, no formulas', async () => {
    const wish = { visitDay: '2027-03-06', visitPart: 'morning' };
    await postJson({ ...good, ...wish, name: '=HYPERLINK("x")가', message: '"첫째"\n둘째' });
    const answer = await fetch(`${endpoint.url}/export`, { headers: administrator });
    expect(answer.headers.get('content-disposition')).toMatch(/attachment; filename="leads-\d{4}-\d\d-\d\d\.csv"/);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, ...rows] = bytes.toString('utf8').slice(1).split('\r\n');
    expect(head).toMatch(/^"접수일시","구분","이름","연락처"/);
    expect(rows[0]).toContain(
      `"'=HYPERLINK(""x"")가","010-1234-5678","2027-03-06","오전","","","950527","""첫째""\n둘째"`,
    );
  });

  test('deletes one and, on request, what is past its day', async () => {
    const { receipt } = (await (await postJson(good)).json()) as Accepted;
    const remove = async (why: string) =>
      (await fetch(`${endpoint.url}/${receipt}${why}`, { method: 'DELETE', headers: administrator })).status;
    expect([
      await remove(''),
      await remove('?why=because'),
      await remove('?why=asked'),
      await remove('?why=asked'),
    ]).toEqual([400, 400, 200, 404]);
    const expired = await fetch(`${endpoint.url}/expired`, { method: 'DELETE', headers: administrator });
    expect(await expired.json()).toEqual({ ok: true, removed: 0 });
  });
});

test('leaves other paths alone', async () => {
  for (const path of ['/', '/api', '/api/leadsx', '/api/other']) {
    const answer = await fetch(new URL(path, endpoint.url));
    expect([answer.status, await answer.text()]).toEqual([404, 'not ours']);
  }
});
