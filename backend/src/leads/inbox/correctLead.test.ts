import type { LeadWork } from '@riverview/site/leadWork';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deskEndpoint } from '../testing/deskEndpoint';
import { storedLead } from '../testing/storedLead';

// Each write waits for the disk, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 });

const id = 'lead-000000000001';
const before = {
  name: '김하늘',
  phone: '010-1234-5678',
  birthday: '950527',
  message: '토요일에 갑니다',
  details: '2026-11-22',
};
const consent = '2026-11-22';

interface Answer {
  readonly outcome?: string;
  readonly work: LeadWork;
  readonly errors?: readonly { field: string; message: string }[];
}

describe.each(['sqlite', 'firestore'] as const)('with the %s store', (kind) => {
  const forget = vi.fn(async () => {});
  let desk: Awaited<ReturnType<typeof deskEndpoint>>;
  beforeEach(async () => {
    forget.mockClear();
    desk = await deskEndpoint(kind, { sms: { send: async () => 'test', forget } });
    await desk.store.add(storedLead({ id, ...before, consent }));
  });
  afterEach(() => desk.close());

  const correct = (body: object) => desk.ask<Answer>('PATCH', `/${id}/data`, body, 'sales@example.com');

  test('what was asked for is corrected, found by its new words alone, and logged without any', async () => {
    const scrub = vi.spyOn(desk.store, 'scrub');
    const answer = await correct({ revision: 0, why: 'asked', name: '김하람', phone: '010 9999 8888' });
    expect(answer).toMatchObject({ status: 200, lead: { name: '김하람', phone: '010-9999-8888' } });
    expect(await desk.store.read(id)).toMatchObject({ ...before, name: '김하람', phone: '010-9999-8888' });
    const found = async (text: string) =>
      (await desk.ask<{ leads: [] }>('GET', `?query=${encodeURIComponent(text)}`)).leads;
    expect([(await found('하늘')).length, (await found('하람')).length]).toEqual([0, 1]);
    expect(answer.work).toMatchObject({
      revision: 1,
      history: [{ kind: 'corrected', fields: ['name', 'phone'], why: 'asked', by: 'sales@example.com' }],
    });
    const { entries } = await desk.store.readLog(null, 20);
    expect(entries.find(({ action }) => action === 'correct')).toMatchObject({
      who: 'sales@example.com',
      lead: id,
      detail: 'name phone: asked',
    });
    expect(JSON.stringify([entries, answer.work])).not.toMatch(/하늘|하람|1234|9999/);
    // What stood there is nowhere else: not in the log of messages, nor in what the disk still holds.
    expect(forget).toHaveBeenCalledWith({ phones: new Set(['010-1234-5678']), before: null });
    expect(scrub).toHaveBeenCalled();
  });

  test('an empty field takes its content out, and with the last of them their consent', async () => {
    await correct({ revision: 0, why: 'asked', birthday: '' });
    expect(await desk.store.read(id)).toMatchObject({ birthday: null, message: before.message, details: '2026-11-22' });
    await correct({ revision: 1, why: 'asked', message: '' });
    expect(await desk.store.read(id)).toMatchObject({ message: null, details: null });
  });

  test('what is no name or number is refused in words, and nothing is written', async () => {
    const { status, errors } = await correct({ revision: 0, why: 'typo', name: '', phone: '02-123' });
    expect([status, errors?.map(({ field }) => field)]).toEqual([422, ['name', 'phone']]);
    expect(errors?.[0]?.message).toBe('이름을 입력해 주세요.');
    expect(await desk.store.read(id)).toMatchObject(before);
  });

  test.each([
    { revision: 0, name: '김하람' },
    { revision: 0, why: '전화가 와서', name: '김하람' },
    { why: 'asked', name: '김하람' },
    { revision: 0, why: 'asked' },
    { revision: 0, why: 'asked', name: before.name },
    { revision: 0, why: 'asked', consent: '2026-11-20', deleteAfter: '2099-01-01' },
  ])('%j is not taken', async (body) => {
    expect((await correct(body)).status).toBe(400);
    expect(await desk.store.read(id)).toMatchObject(before);
  });

  test('who has not seen the last change corrects nothing', async () => {
    await desk.ask('PATCH', `/${id}`, { revision: 0, status: 'called' });
    const answer = await correct({ revision: 0, why: 'asked', name: '김하람' });
    expect([answer.status, answer.outcome, answer.work.revision]).toEqual([409, 'changed-meanwhile', 1]);
    expect((await desk.store.read(id))?.name).toBe(before.name);
  });

  test('its day stays: a correction keeps nothing longer', async () => {
    const { deleteAfter, consentedAt } = (await desk.store.read(id)) ?? {};
    await correct({ revision: 0, why: 'asked', name: '김하람' });
    expect(await desk.store.read(id)).toMatchObject({ deleteAfter, consentedAt });
    expect(await desk.store.expired('2027-11-21T00:00:00.000Z', 9)).toHaveLength(1);
  });
});
