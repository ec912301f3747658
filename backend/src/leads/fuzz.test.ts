import { Random } from '@platform/contract/testing/Random';
import { soak } from '@platform/contract/testing/soak';
import { expect, test } from 'vitest';
import { fakeFirestore } from './store/fakeFirestore';
import { firestoreLeadStore } from './store/firestoreLeadStore';
import { startEndpoint } from './testing/startEndpoint';

const random = new Random(20_261_120);
const pick = <T>(from: readonly T[]): T => random.pick(from);
const bytes = (length: number) => Buffer.from(Array.from({ length }, () => random.below(256)));

const good = { form: 'customer', name: '김하늘', phone: '010-1234-5678', birthday: '950527', consent: '2026-11-20' };

/** Text that must never pass as this field. */
const badText: Readonly<Record<'name' | 'phone' | 'consent' | 'birthday', readonly (() => string)[]>> = {
  name: [
    () => '',
    () => '   ',
    () => String(random.below(1e9)),
    () => '가\u0000',
    () => '김\u202e하늘',
    () => '김\n하늘',
    () => '💥'.repeat(1 + random.below(80)),
    () => '가'.repeat(41 + random.below(900)),
  ],
  phone: [
    () => '',
    () => '010-12345-67890',
    () => '02-123-4567',
    () => "010'; DROP TABLE leads; --",
    () => `010${'1'.repeat(9 + random.below(900))}`,
    () => String(random.below(1e6)),
    () => '<script>alert(1)</script>',
  ],
  consent: [() => '', () => '네, 동의합니다', () => '../../etc/passwd', () => 'v'.repeat(41), () => ' v1 '],
  birthday: [() => '950231', () => '1995', () => 'abcdef', () => '951332', () => '9'.repeat(1 + random.below(50))],
};

/** What JSON can hold besides text; no field takes any of it. */
const badValues: readonly unknown[] = [{}, [], ['김하늘'], [['v1']], { name: '김하늘' }, 7, -1e300, true];

const anything: readonly (() => unknown)[] = [
  () => null,
  () => random.next(),
  () => '\ud800',
  () => ({ toString: 1 }),
  () => bytes(30).toString('latin1'),
  () => "' OR 1=1 --",
];

interface Body {
  readonly type: string;
  readonly body: string | Buffer;
}

/** Good fields, one of them made bad, and anything at all in those that are never a reason to refuse. */
function spoilt(values: 'text' | 'json'): Record<string, unknown> {
  const field = pick(['name', 'phone', 'consent', 'birthday'] as const);
  const bad = values === 'json' && random.next() < 0.4 ? pick(badValues) : pick(badText[field])();
  const fields: Record<string, unknown> = { ...good, [field]: bad };
  for (let n = random.next() * 4; n > 1; n--) {
    fields[pick(['page', 'key', 'release', 'opener', 'constructor', 'toString'])] = pick(anything)();
  }
  return fields;
}

function encoded(fields: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(fields).map(([key, value]): [string, string] => [
    key,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return new URLSearchParams(pairs).toString();
}

const kinds: readonly (() => Body)[] = [
  () => ({ type: 'application/json', body: bytes(random.below(400)) }),
  () => ({ type: 'application/json', body: JSON.stringify(spoilt('json')) }),
  () => ({ type: 'application/json', body: JSON.stringify(spoilt('json')).slice(0, random.below(100)) }),
  () => ({ type: 'application/json', body: JSON.stringify(pick([[], [good], 'x', 7, null, true, [[[]]]])) }),
  () => ({ type: 'application/json', body: '['.repeat(random.below(9000)) }),
  () => ({ type: 'application/json', body: `{"name":"${'가'.repeat(9000)}"}` }),
  () => ({ type: 'application/x-www-form-urlencoded', body: bytes(random.below(400)) }),
  () => ({ type: 'application/x-www-form-urlencoded', body: encoded(spoilt('text')) }),
  () => ({ type: pick(['text/plain', 'multipart/form-data', 'application/xml', 'x']), body: JSON.stringify(good) }),
];

const count = soak(10_000);

test(`${count} fuzzed bodies: each gets a clear 4xx, none bad is stored, the next good one is taken`, {
  timeout: 300_000,
}, async () => {
  const store = firestoreLeadStore(fakeFirestore());
  const endpoint = await startEndpoint({ store, limits: { bodyBytes: 8192, burst: 1e9, perMinute: 1e9 } });
  const statuses = new Map<number, number>();

  async function send(): Promise<void> {
    const { type, body } = pick(kinds)();
    const answer = await fetch(endpoint.url, {
      method: 'POST',
      headers: { 'content-type': type },
      body: typeof body === 'string' ? body : new Uint8Array(body),
      redirect: 'manual',
      // The machine may be slow; a request that hangs is found here.
      signal: AbortSignal.timeout(30_000),
    });
    const text = await answer.text();
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    expect([400, 413, 415, 422]).toContain(answer.status);
    if (type === 'application/json') expect(JSON.parse(text)).toMatchObject({ ok: false });
    else if (type === 'application/x-www-form-urlencoded') expect(text).toContain('<html lang="ko">');
  }

  for (let n = 0; n < count; n += 50) await Promise.all(Array.from({ length: 50 }, send));

  const { leads } = await store.list({ text: '', state: 'all', cursor: null, limit: 10_000 });
  expect(leads).toEqual([]);
  expect(endpoint.failures).toEqual([]);
  for (const status of [400, 413, 415, 422]) expect(statuses.get(status)).toBeGreaterThan(count / 100);

  const answer = await fetch(endpoint.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(good),
  });
  expect(answer.status).toBe(200);
  await endpoint.close();
});
