import type { Lead } from '@riverview/site/leadFields';
import { sampleLead } from '@riverview/site/testing/sampleLead';
import { sampleSchedule } from '@riverview/site/testing/sampleSchedule';
import type { VisitSchedule } from '@riverview/site/visitSchedule';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LeadStore } from '../leadStore';
import type { Sms } from '../sms/smsSender';
import { fakeFirestore } from '../store/fakeFirestore';
import { firestoreLeadStore } from '../store/firestoreLeadStore';
import { sqliteStore } from '../testing/sqliteStore';
import { startEndpoint } from '../testing/startEndpoint';

const [ten, eleven] = ['2026-12-05T10:00', '2026-12-05T11:00'] as const;
const schedule: VisitSchedule = { ...sampleSchedule, capacity: 1 };

let dispose = () => {};
const stores: Readonly<Record<string, () => LeadStore>> = {
  sqlite: () => {
    const opened = sqliteStore();
    dispose = () => opened.dispose();
    return opened.store;
  },
  firestore: () => firestoreLeadStore(fakeFirestore()),
};

describe.each(Object.entries(stores))('visits over HTTP, on %s', (_, open) => {
  let store: LeadStore;
  let sent: Sms[];
  let now: Date;
  let running: Awaited<ReturnType<typeof startEndpoint>>;

  beforeEach(async () => {
    store = open();
    sent = [];
    now = new Date('2026-12-01T03:00:00.000Z');
    running = await startEndpoint({
      store,
      now: () => now,
      sms: { send: async (sms) => String(sent.push(sms)) },
    });
    expect((await ask('PATCH', '/visits/schedule', schedule)).status).toBe(200);
  });
  afterEach(async () => {
    await running.close();
    expect(running.failures).toEqual([]);
    dispose();
    dispose = () => {};
  });

  const ask = (method: string, path: string, body?: object) =>
    fetch(`${running.url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: 'Bearer administrator' },
      ...(body && { body: JSON.stringify(body) }),
    });
  interface Answer {
    readonly receipt: string;
    readonly visit: { readonly status: string; readonly position: number | null; readonly link: string } | null;
  }
  let keys = 0;
  const book = async (change: Partial<Lead>) =>
    (await (
      await ask('POST', '', {
        ...sampleLead,
        details: '2026-11-22',
        key: `key-of-a-visit-${String(++keys).padStart(4, '0')}`,
        ...change,
      })
    ).json()) as Answer;
  const linked = (answer: Answer) => new URL(answer.visit?.link ?? '', running.url).href;
  const act = (answer: Answer, fields: Record<string, string>) =>
    fetch(linked(answer), { method: 'POST', body: new URLSearchParams(fields) });
  const page = async (answer: Answer) => (await fetch(linked(answer))).text();
  const told = () => vi.waitFor(() => expect(sent.length).toBeGreaterThan(0));

  test('what is open is open to everybody, with the places that are left', async () => {
    await book({ visitSlot: ten });
    const { slots } = (await (await fetch(`${running.url}/slots`)).json()) as {
      slots: { slot: string; left: number }[];
    };
    expect(slots.find(({ slot }) => slot === ten)?.left).toBe(0);
    expect(slots.find(({ slot }) => slot === eleven)?.left).toBe(1);
    expect(slots[0]?.slot).toBe('2026-12-01T13:00');
  });

  test('the answer says what became of it, the first time and each time it is asked again', async () => {
    const first = await book({ visitSlot: ten });
    const second = await book({ visitSlot: ten, key: 'the-second-of-two-0001' });
    expect(first.visit).toMatchObject({ status: 'booked', position: null });
    expect(second.visit).toMatchObject({ status: 'waiting', position: 1 });
    expect((await book({ visitSlot: ten, key: 'the-second-of-two-0001' })).visit).toEqual(second.visit);
    expect((await book({ visitSlot: '2026-12-05T03:00' })).visit).toMatchObject({ status: 'closed' });
    expect((await book({ visitSlot: null })).visit).toMatchObject({ status: 'none' });
    await vi.waitFor(() => expect(sent).toHaveLength(4));
    expect(sent[0]?.text).toContain('12월 5일(토) 오전 10:00 방문이 예약되었습니다.');
    expect(sent[1]?.text).toContain('대기 1번째');
  });

  test('a time needs the consent to optional items, and is a time', async () => {
    const refused = async (change: object) =>
      ((await (await ask('POST', '', { ...sampleLead, ...change })).json()) as { errors: { field: string }[] }).errors;
    expect(await refused({ visitSlot: ten })).toMatchObject([{ field: 'details' }]);
    expect(await refused({ visitSlot: 'tomorrow', details: '2026-11-22' })).toMatchObject([{ field: 'visitSlot' }]);
  });

  test('the signed link changes and cancels without an account, and who waits is told of the place', async () => {
    const first = await book({ visitSlot: ten });
    const second = await book({ visitSlot: ten, phone: '010-2222-2222' });
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    const held = await page(first);
    expect(held).toContain('12월 5일(토) 오전 10:00 방문이 예약되었습니다.');
    expect(held).not.toContain(`value="${ten}"`);
    expect(held).toContain(`value="${eleven}"`);
    // Nothing of the person stands on the page of the link.
    expect(held).not.toMatch(/김하늘|010-1234/);

    const moved = await act(first, { do: 'book', visitSlot: eleven });
    expect([moved.status, await moved.text()]).toEqual([
      200,
      expect.stringContaining('오전 11:00 방문이 예약되었습니다'),
    ]);
    await vi.waitFor(() => expect(sent).toHaveLength(4));
    expect(
      sent
        .slice(2)
        .map(({ to, text }) => [to, text.split('\n')[0]])
        .sort(),
    ).toEqual([
      ['010-1234-5678', expect.stringContaining('방문 시간이 바뀌었습니다: 12월 5일(토) 오전 11:00')],
      ['010-2222-2222', expect.stringContaining('자리가 나서 방문이 예약되었습니다')],
    ]);
    expect(await page(second)).toContain('오전 10:00 방문이 예약되었습니다');

    expect(await (await act(second, { do: 'book', visitSlot: eleven })).text()).toContain('지금 예약은 그대로');
    expect(await (await act(second, { do: 'book', visitSlot: '2027-05-05T10:00' })).text()).toContain('받지 않습니다');
    expect(await (await act(first, { do: 'cancel' })).text()).toContain('방문을 취소했습니다');
    await vi.waitFor(() => expect(sent).toHaveLength(5));
    expect((await store.visits.of(first.receipt))?.status).toBe('cancelled');
    expect(await (await act(first, { do: 'book', visitSlot: eleven })).text()).toContain('방문이 예약되었습니다');
  });

  test('no link, another’s signature and a link of another purpose open nothing', async () => {
    const answer = await book({ visitSlot: ten });
    const link = new URL(linked(answer));
    const withdraw = new URL(link);
    withdraw.pathname = '/api/leads/withdraw';
    const other = new URL(link);
    const forged = link.searchParams.get('signature')?.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')) ?? '';
    other.searchParams.set('signature', forged);
    for (const url of [withdraw, other, `${running.url}/visit`]) {
      expect((await fetch(url)).status).toBe(404);
      expect((await fetch(url, { method: 'POST', body: new URLSearchParams({ do: 'cancel' }) })).status).toBe(404);
    }
    expect((await store.visits.of(answer.receipt))?.status).toBe('booked');
  });

  test('a lead from home or the popup may pick a time by its link, once that is agreed to', async () => {
    const answer = await book({ form: 'interest', details: null });
    expect(answer.visit).toMatchObject({ status: 'none' });
    expect(await (await act(answer, { do: 'book', visitSlot: ten })).text()).toContain('동의해 주세요');
    expect(await store.visits.of(answer.receipt)).toBeNull();
    const agreed = { consent: '2026-11-22', details: '2026-11-22' };
    await act(answer, { do: 'book', visitSlot: ten, ...agreed });
    expect(await store.visits.of(answer.receipt)).toMatchObject({ status: 'booked', agreed });
    await told();
    expect(sent[0]?.text).toContain('방문이 예약되었습니다');
  });

  test('a calendar gets the visit as an event', async () => {
    const answer = await book({ visitSlot: ten });
    const url = linked(answer).replace('/visit?', '/visit/calendar?');
    const file = await fetch(url);
    expect(file.headers.get('content-type')).toContain('text/calendar');
    const text = await file.text();
    expect(text).toContain('DTSTART:20261205T010000Z\r\nDTEND:20261205T020000Z\r\n');
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    await act(answer, { do: 'cancel' });
    expect((await fetch(url)).status).toBe(404);
  });

  test('without scripts a select and a native post do the same', async () => {
    const form = await (await fetch(`${running.url}/book`)).text();
    expect(form).toContain(`<option value="${ten}">오전 10:00 · 1자리 남음</option>`);
    const fields = { form: 'customer', name: '박바다', phone: '01098765432', visitSlot: ten };
    const agreed = { consent: '2026-11-22', details: '2026-11-22' };
    const done = await fetch(running.url, { method: 'POST', body: new URLSearchParams({ ...fields, ...agreed }) });
    const text = await done.text();
    expect(text).toContain('12월 5일(토) 오전 10:00 방문이 예약되었습니다.');
    expect(text).toMatch(/href="\/api\/leads\/visit\?lead=/);
    const link = /href="(\/api\/leads\/visit\?[^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect((await fetch(new URL(link, running.url))).status).toBe(200);
  });

  test('the desk sees the day, checks in, moves, cancels, and each is written down without a name', async () => {
    const answer = await book({ visitSlot: ten });
    await book({ visitSlot: ten, name: '박바다' });
    const board = (await (await ask('GET', '/visits?day=2026-12-05')).json()) as {
      guests: { name: string; status: string }[];
    };
    expect(board.guests.map(({ name, status }) => [name, status])).toEqual([
      ['김하늘', 'booked'],
      ['박바다', 'waiting'],
    ]);
    const change = async (body: object) => {
      const said = await ask('PATCH', `/visits/${answer.receipt}`, body);
      return [said.status, ((await said.json()) as { outcome?: string }).outcome];
    };
    expect(await change({ arrived: true })).toEqual([200, 'arrived']);
    expect(await change({ slot: eleven })).toEqual([200, 'booked']);
    expect(await change({ slot: '2027-05-05T10:00' })).toEqual([409, 'closed']);
    expect(await change({ cancelled: true })).toEqual([200, 'cancelled']);
    expect((await change({ other: 1 }))[0]).toBe(400);
    const { entries } = await store.readLog(null, 30);
    expect(entries.map(({ action }) => action).reverse()).toEqual(['schedule', 'visits', ...Array(5).fill('visit')]);
    expect(JSON.stringify(entries)).not.toMatch(/김하늘|010-\d{4}-\d{4}/);
    expect((await fetch(`${running.url}/visits`)).status).toBe(401);
    expect((await ask('PATCH', '/visits/schedule', { ...schedule, every: 0 })).status).toBe(422);
  });

  test('withdrawing the consent gives the place to who waits', async () => {
    const answer = (await book({ visitSlot: ten })) as Answer & { withdraw: string };
    const second = await book({ visitSlot: ten, phone: '010-2222-2222' });
    await fetch(new URL(answer.withdraw, running.url), { method: 'POST' });
    expect(await store.visits.of(answer.receipt)).toBeNull();
    expect(await store.visits.of(second.receipt)).toMatchObject({ status: 'booked' });
  });
});
