import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deskEndpoint } from '../testing/deskEndpoint';
import { storedLead } from '../testing/storedLead';

// Each write waits for the disk, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 });

const id = (n: number) => `lead-${String(n).padStart(12, '0')}`;
const phone = '010-1234-5678';
const row = (n: number, change: object, more: object = {}) => ({
  line: n + 1,
  id: id(n),
  phone,
  revision: 0,
  change,
  ...more,
});

interface Answer {
  readonly applied: boolean;
  readonly changes: readonly { readonly line: number }[];
  readonly problems: readonly { readonly line: number; readonly problem: string }[];
}

describe.each(['sqlite', 'firestore'] as const)('with the %s store', (kind) => {
  let desk: Awaited<ReturnType<typeof deskEndpoint>>;
  beforeEach(async () => {
    desk = await deskEndpoint(kind);
    for (const n of [1, 2, 3]) await desk.store.add(storedLead({ id: id(n) }));
  });
  afterEach(() => desk.close());

  const bring = (rows: readonly object[], apply: boolean) => desk.ask<Answer>('POST', '/import', { rows, apply });
  const untouchedCount = async () =>
    (await desk.store.list({ text: '', state: 'all', cursor: null, limit: 9 })).leads.filter(
      ({ work }) => work.history.length === 0,
    ).length;

  test('a preview says what would change and writes nothing; then all of it is written', async () => {
    const next = { what: '계약 설명', due: '2026-11-30' };
    const rows = [row(1, { status: 'called', note: '통화함' }), row(2, { next })];
    const preview = await bring(rows, false);
    expect(preview).toMatchObject({ status: 200, applied: false, problems: [] });
    expect(preview.changes).toEqual([
      {
        line: 2,
        id: id(1),
        name: '김하늘',
        before: { status: 'new', next: null },
        after: { status: 'called', next: null },
        note: '통화함',
      },
      {
        line: 3,
        id: id(2),
        name: '김하늘',
        before: { status: 'new', next: null },
        after: { status: 'new', next },
        note: null,
      },
    ]);
    expect(await untouchedCount()).toBe(3);
    expect(await bring(rows, true)).toMatchObject({ status: 200, applied: true });
    const lead = await desk.store.read(id(1));
    expect(lead?.work).toMatchObject({
      status: 'called',
      revision: 1,
      history: [{ by: 'owner@example.com' }, { text: '통화함' }],
    });
    expect(lead?.handledAt).toBe('2026-11-23T01:00:00.000Z');
    expect((await desk.store.read(id(2)))?.work.next).toEqual(next);
    const { entries } = await desk.store.readLog(null, 9);
    expect(entries.map(({ action, count, detail }) => [action, count, detail])).toEqual([
      ['import', 2, 'apply'],
      ['import', 2, 'preview'],
    ]);
    // The same file once more is told from what it would do: it was made before.
    expect(await bring(rows, true)).toMatchObject({ status: 409, applied: false });
  });

  test.each([
    ['unknown', row(9, { status: 'lost' })],
    ['other-phone', row(3, { status: 'lost' }, { phone: '010-9999-9999' })],
    ['changed-meanwhile', row(3, { status: 'lost' }, { revision: 4 })],
    ['twice', row(1, { status: 'lost' })],
    ['malformed', row(3, { status: 'bought' })],
    ['malformed', row(3, {})],
    ['malformed', { line: 4 }],
  ])('of a file with one row that is wrong (%s), nothing is written', async (problem, wrong) => {
    const answer = await bring([row(1, { status: 'called' }), row(2, { status: 'called' }), wrong], true);
    expect([answer.status, answer.applied]).toEqual([409, false]);
    expect(answer.problems).toEqual([{ line: (wrong as { line: number }).line, problem }]);
    expect(await untouchedCount()).toBe(3);
  });

  test('no file is too large or empty', async () => {
    const many = Array.from({ length: 201 }, (_, n) => row(n, { status: 'lost' }));
    for (const rows of [[], many]) expect((await bring(rows, true)).status).toBe(400);
    expect((await desk.ask('POST', '/import', { rows: 'all' })).status).toBe(400);
  });
});

test('figures tell how many, by day, form, page, source and status', async () => {
  const desk = await deskEndpoint('sqlite');
  await desk.store.add(storedLead({ id: id(1), receivedAt: '2026-11-22T16:00:00.000Z', opener: 'header', page: '/' }));
  await desk.store.add(storedLead({ id: id(2), receivedAt: '2026-10-01T00:00:00.000Z' }));
  const row = {
    form: 'customer',
    page: '/',
    source: 'popup',
    arrival: null,
    status: 'new',
    day: '2026-11-23',
    count: 1,
  };
  expect(await desk.ask('GET', '/figures?days=7')).toEqual({
    status: 200,
    from: '2026-11-17',
    until: '2026-11-23',
    rows: [row],
  });
  expect(await desk.ask('GET', '/figures?days=1e9')).toMatchObject({ from: '2026-10-25' });
  await desk.close();
});
