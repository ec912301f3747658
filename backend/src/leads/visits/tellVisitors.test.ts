import { siteFacts } from '@riverview/site/siteFacts';
import { sampleSchedule } from '@riverview/site/testing/sampleSchedule';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type LeadsContext, leadsContext } from '../leadsContext';
import type { Sms } from '../sms/smsSender';
import { sqliteStore } from '../testing/sqliteStore';
import { storedLead } from '../testing/storedLead';
import { tellVisitors } from './tellVisitors';

const seoul = (time: string) => new Date(`${time}:00+09:00`);
const ten = '2026-12-05T10:00';
const [one, two] = ['lead-000000000001', 'lead-000000000002'] as const;

let opened: ReturnType<typeof sqliteStore>;
let now: Date;
let sent: Sms[];
let refuses: boolean;
let reported: unknown[];
let context: LeadsContext;

beforeEach(async () => {
  opened = sqliteStore();
  now = seoul('2026-12-01T12:00');
  [sent, reported, refuses] = [[], [], false];
  context = leadsContext({
    store: opened.store,
    facts: siteFacts,
    now: () => now,
    uptime: () => now.getTime(),
    limits: { bodyBytes: 1, burst: 1, perMinute: 1 },
    staffOf: async () => null,
    report: (error) => reported.push(error),
    sms: {
      async send(sms) {
        if (refuses) throw new Error('The provider is down.');
        return String(sent.push(sms));
      },
    },
  });
  await opened.store.visits.keepSchedule({ ...sampleSchedule, capacity: 1 });
  for (const id of [one, two])
    await opened.store.add(
      storedLead({ id, visitSlot: ten, receivedAt: now.toISOString(), deleteAfter: '2027-12-01T00:00:00.000Z' }),
    );
});
afterEach(() => opened.dispose());

const texts = () => sent.map(({ text }) => text.split('\n')[0]);

test('who comes is reminded once, at five on the day before', async () => {
  now = seoul('2026-12-04T16:59');
  expect(await tellVisitors(context)).toBe(0);
  now = seoul('2026-12-04T17:00');
  expect(await Promise.all([tellVisitors(context), tellVisitors(context)])).toEqual([1, 0]);
  now = seoul('2026-12-04T20:00');
  expect(await tellVisitors(context)).toBe(0);
  expect(texts()).toEqual([expect.stringContaining('내일 12월 5일(토) 오전 10:00에 방문이 예약되어 있습니다.')]);
});

test('a place that comes free at night is told in the morning, and then reminded of', async () => {
  now = seoul('2026-12-02T23:00');
  await opened.store.visits.cancel(one, now.toISOString(), true);
  await opened.store.visits.fill(now.toISOString());
  await tellVisitors(context);
  // What one has asked for oneself is answered at once.
  expect(texts()).toEqual([expect.stringContaining('방문이 취소되었습니다')]);
  now = seoul('2026-12-03T08:00');
  await tellVisitors(context);
  expect(texts()[1]).toContain('자리가 나서 방문이 예약되었습니다');
  now = seoul('2026-12-04T17:00');
  await tellVisitors(context);
  expect(texts()[2]).toContain('내일');
  expect(sent).toHaveLength(3);
});

test('what cannot be told is tried again and then left to the desk, who sees it', async () => {
  refuses = true;
  await opened.store.visits.cancel(one, now.toISOString(), true);
  for (let tries = 0; tries < 12; tries++) {
    await tellVisitors(context);
    now = new Date(now.getTime() + 3_600_000);
  }
  expect(await opened.store.visits.of(one)).toMatchObject({ untold: true, news: null });
  expect(reported).toHaveLength(1);
  expect(String(reported[0])).not.toMatch(/010-|김하늘/);
});

test('what was told while the visit changed is not taken for the news of the change', async () => {
  await opened.store.visits.cancel(one, now.toISOString(), true);
  const telling = tellVisitors(context);
  await opened.store.visits.book({ lead: one, slot: '2026-12-06T10:00', now: now.toISOString(), agreed: null });
  await telling;
  await tellVisitors(context);
  expect(texts().at(-1)).toContain('12월 6일(일) 오전 10:00 방문이 예약되었습니다.');
});
