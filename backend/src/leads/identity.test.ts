import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LeadStore } from './leadStore';
import { fakeFirestore } from './store/fakeFirestore';
import { firestoreLeadStore } from './store/firestoreLeadStore';
import { sqliteStore } from './testing/sqliteStore';
import { startEndpoint } from './testing/startEndpoint';

// Each write waits for the disk, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 });

const key = '11111111-1111-4111-8111-111111111111';
const person = {
  form: 'customer',
  name: '김하늘',
  phone: '010-1234-5678',
  message: '토요일에 방문',
  consent: '2026-11-20',
};

interface Accepted {
  readonly key: string | null;
  readonly receipt: string;
  readonly withdraw: string;
}

describe.each(['sqlite', 'firestore'])('with the %s store', (kind) => {
  let store: LeadStore;
  let dispose = () => {};
  let wall: number;
  let endpoint: Awaited<ReturnType<typeof startEndpoint>>;

  beforeEach(async () => {
    if (kind === 'firestore') store = firestoreLeadStore(fakeFirestore());
    else ({ store, dispose } = sqliteStore());
    wall = Date.parse('2027-03-01T14:00:00Z');
    endpoint = await startEndpoint({ store, now: () => new Date(wall) });
  });
  afterEach(async () => {
    await endpoint.close();
    dispose();
  });

  const kept = async () => (await store.list({ text: '', state: 'all', cursor: null, limit: 100 })).leads;

  async function postJson(body: object): Promise<Accepted> {
    const answer = await fetch(endpoint.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(200);
    return (await answer.json()) as Accepted;
  }

  /** A native post; resolves to the address it is led to. */
  async function postForm(fields: Record<string, string>, address = '203.0.113.1'): Promise<URL> {
    const answer = await fetch(endpoint.url, {
      method: 'POST',
      headers: { 'x-forwarded-for': address },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
    expect(answer.status).toBe(303);
    return new URL(answer.headers.get('location') ?? '', endpoint.url);
  }

  test('a key with other content is another lead: nothing is dropped by its key', async () => {
    const first = await postJson({ ...person, key });
    const second = await postJson({ ...person, key, name: '이강', phone: '010-9876-5432' });
    expect([first.key, second.key]).toEqual([key, key]);
    expect(second.receipt).not.toBe(first.receipt);
    for (const change of [
      { message: '일요일' },
      { form: 'reservation' },
      { birthday: '950527' },
      { visitDay: '2027-03-06' },
      { visitPart: 'morning' },
      { marketing: '2026-11-20' },
    ]) {
      await postJson({ ...person, key, ...change });
    }
    expect(await kept()).toHaveLength(8);
    expect(await postJson({ ...person, key })).toEqual(first);
    expect(await kept()).toHaveLength(8);
  });

  test('two people of one name and number are two leads', async () => {
    await postJson({ ...person, key });
    await postJson({ ...person, key: `${key}-2` });
    expect(await kept()).toHaveLength(2);
  });

  test('who knows all about a person cannot take the id of their native post', async () => {
    const content = [person.form, person.name, person.phone, null, person.message];
    const days = ['2027-03-01', '2027-03-02'];
    const guesses = days.flatMap((day) => {
      const hash = createHash('sha256')
        .update(JSON.stringify([...content, day]))
        .digest('hex');
      return [`native-${hash.slice(0, 40)}`, hash];
    });
    for (const guess of guesses) await postJson({ ...person, key: guess, name: '공격자' });
    const before = (await kept()).length;
    await postForm(person);
    const native = (await kept()).filter((lead) => lead.native);
    expect(native).toMatchObject([{ name: '김하늘' }]);
    // Nor does knowing the id help: a key is only one part of what an id is made of.
    await postJson({ ...person, key: native[0]?.id });
    expect(await kept()).toHaveLength(before + 2);
  });

  test('a native post sent twice on a day is one lead; on another day in Korea it is another', async () => {
    const first = await postForm(person);
    expect((await postForm(person)).href).toBe(first.href);
    wall = Date.parse('2027-03-01T15:30:00Z');
    await postForm(person);
    expect(await kept()).toHaveLength(2);
  });

  test('a stranger who sends the same natively and withdraws it takes nothing from the person', async () => {
    const done = await postForm(person, '198.51.100.7');
    await postForm(person);
    done.pathname = '/api/leads/withdraw';
    expect((await fetch(done, { method: 'POST' })).status).toBe(200);
    expect(await kept()).toMatchObject([{ name: '김하늘', native: true }]);
  });

  test('who withdrew a native post and sends it anew the same day has agreed anew', async () => {
    for (let n = 0; n < 3; n++) {
      const done = await postForm(person);
      expect(await kept()).toHaveLength(1);
      done.pathname = '/api/leads/withdraw';
      await fetch(done, { method: 'POST' });
      expect(await kept()).toEqual([]);
    }
  });

  test('JSON without a key is never taken for a repeat', async () => {
    const first = await postJson(person);
    const second = await postJson({ ...person, key: 'short' });
    expect([first.key, second.key]).toEqual([null, null]);
    expect(await kept()).toHaveLength(2);
  });
});
