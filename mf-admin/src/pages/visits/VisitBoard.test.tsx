// @vitest-environment happy-dom
import { sampleSchedule } from '@riverview/site/testing/sampleSchedule';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Guest, VisitsApi } from '../../api/visitsApi';
import { VisitBoard } from './VisitBoard';

const day = '2026-12-05';
const guest = (change: Partial<Guest>): Guest => ({
  lead: 'lead-000000000001',
  slot: `${day}T10:00`,
  status: 'booked',
  position: null,
  arrivedAt: null,
  untold: false,
  name: '김하늘',
  phone: '010-1234-5678',
  ...change,
});
const guests = [
  guest({}),
  guest({ lead: 'lead-000000000002', name: '박바다', status: 'waiting', position: 1, untold: true }),
  // The desk has closed that hour since.
  guest({ lead: 'lead-000000000003', name: '이강물', slot: `${day}T20:00`, arrivedAt: '2026-12-05T11:01:00.000Z' }),
];
const send = vi.fn<typeof fetch>();
const sent = () => send.mock.calls.filter(([, init]) => init?.method === 'PATCH');
const bodyOf = (call: number): unknown => JSON.parse(String(sent()[call]?.[1]?.body));

beforeEach(() => {
  vi.setSystemTime(new Date('2026-12-05T00:30:00.000Z'));
  send.mockReset();
  send.mockImplementation(async (_, init) =>
    init?.method === 'PATCH'
      ? Response.json({ ok: true })
      : Response.json({ day, guests, schedule: { ...sampleSchedule, capacity: 1 } }),
  );
  vi.stubGlobal('fetch', send);
  render(<VisitBoard api={new VisitsApi('/api/leads', { token: async () => 'a token' })} />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const slot = (name: string) => screen.findByRole('region', { name });

test('the day stands time by time, with who comes, who waits, and who comes at a time that is closed', async () => {
  const ten = await slot('오전 10:00');
  expect(ten.textContent).toContain('1/1명');
  expect(ten.textContent).toContain('대기 1번째');
  expect(ten.textContent).toContain('문자를 보내지 못했습니다');
  expect((await slot('오후 8:00')).textContent).toContain('20:01 도착');
  expect((await slot('오전 11:00')).textContent).toContain('예약이 없습니다.');
  expect(screen.getByText('예약 2명 중 1명 도착')).toBeTruthy();
});

test('check-in is one press, and cancelling asks once more', async () => {
  fireEvent.click(within(await slot('오전 10:00')).getByRole('button', { name: '도착 확인 김하늘' }));
  await vi.waitFor(() => expect(sent()).toHaveLength(1));
  expect([sent()[0]?.[0], bodyOf(0)]).toEqual(['/api/leads/visits/lead-000000000001', { arrived: true }]);
  fireEvent.click(within(await slot('오전 10:00')).getByRole('button', { name: '예약 취소 김하늘' }));
  expect(sent()).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: '취소합니다' }));
  await vi.waitFor(() => expect(sent()).toHaveLength(2));
  expect(bodyOf(1)).toEqual({ cancelled: true });
});

test('a full time takes nobody, and the desk is told so', async () => {
  const answer = send.getMockImplementation();
  send.mockImplementation(async (address, init) =>
    init?.method === 'PATCH'
      ? Response.json({ ok: false, outcome: 'full' }, { status: 409 })
      : ((await answer?.(address, init)) as Response),
  );
  const move = await within(await slot('오전 10:00')).findByRole('combobox', { name: '김하늘 님의 방문 시간' });
  fireEvent.change(move, { target: { value: `${day}T11:00` } });
  expect((await screen.findByRole('alert')).textContent).toContain('그 시간은 자리가 모두 찼습니다');
});

test('when visits may be booked is kept as it was typed, and what is no schedule is not sent', async () => {
  const form = await screen.findByRole('form', { name: '받을 날과 시간', hidden: true });
  const field = (label: string) => within(form).getByLabelText(label);
  fireEvent.change(field('인원이 다른 시간'), { target: { value: '토요일 = 많이' } });
  fireEvent.submit(form);
  expect(await within(form).findByText(/다시 확인해 주세요/)).toBeTruthy();
  expect(sent()).toEqual([]);
  fireEvent.change(field('인원이 다른 시간'), { target: { value: '2026-12-05 10:00 = 8\n2026-12-06 11:00=0' } });
  fireEvent.change(field('쉬는 날'), { target: { value: '2026-12-30, 2026-12-31' } });
  fireEvent.click(field('월'));
  fireEvent.submit(form);
  await vi.waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.[0]).toBe('/api/leads/visits/schedule');
  expect(bodyOf(0)).toEqual({
    ...sampleSchedule,
    capacity: 1,
    closedWeekdays: [1],
    closedDays: ['2026-12-30', '2026-12-31'],
    exceptions: { '2026-12-05T10:00': 8, '2026-12-06T11:00': 0 },
  });
});

test('what another desk keeps after a save is shown, and not overwritten by the next; that it was saved is said on that day alone', async () => {
  let kept: object = { ...sampleSchedule, capacity: 1 };
  send.mockImplementation(async (address, init) => {
    if (init?.method === 'PATCH') kept = JSON.parse(String(init.body));
    const { searchParams } = new URL(String(address), 'http://local');
    return Response.json({ ok: true, day: searchParams.get('day'), guests: [], schedule: kept });
  });
  const form = await screen.findByRole('form', { name: '받을 날과 시간', hidden: true });
  const field = (label: string | RegExp) => within(form).getByLabelText<HTMLInputElement>(label);
  const seen = () => [field('쉬는 날').value, field(/한 시간대의 인원/).value, field('월').checked];
  field(/한 시간대의 인원/).focus();
  fireEvent.change(field('쉬는 날'), { target: { value: '2026-12-30' } });
  fireEvent.change(field(/한 시간대의 인원/), { target: { value: '3' } });
  fireEvent.click(field('월'));
  const monday = field('월').checked;
  fireEvent.submit(form);
  expect(await within(form).findByText(/저장했습니다/)).toBeTruthy();
  expect(seen()).toEqual(['2026-12-30', '3', monday]);
  field('쉬는 날').focus();
  const theirs = { ...sampleSchedule, capacity: 5, closedDays: ['2026-12-31'], closedWeekdays: monday ? [] : [1] };
  kept = theirs;
  fireEvent.click(screen.getByRole('button', { name: '다음 날' }));
  await vi.waitFor(() => expect(seen()).toEqual(['2026-12-31', '5', !monday]));
  expect(within(form).queryByText(/저장했습니다/)).toBeNull();
  fireEvent.submit(form);
  await vi.waitFor(() => expect(sent()).toHaveLength(2));
  expect(bodyOf(1)).toEqual(theirs);
});

test('what was saved stays in the fields where the look after it fails', async () => {
  const closed = await screen.findByLabelText<HTMLTextAreaElement>('쉬는 날');
  send.mockImplementation(async (_, init) => new Response('{}', { status: init?.method === 'PATCH' ? 200 : 500 }));
  fireEvent.change(closed, { target: { value: '2026-12-30' } });
  fireEvent.submit(screen.getByRole('form', { name: '받을 날과 시간', hidden: true }));
  await screen.findByText(/저장했습니다/);
  expect(closed.value).toBe('2026-12-30');
});

test('what was typed of when visits may be booked stays while another day is looked at', async () => {
  const closed = () => screen.findByLabelText<HTMLTextAreaElement>('쉬는 날');
  fireEvent.change(await closed(), { target: { value: '2026-12-30' } });
  send.mockImplementation(async () => Response.json({ day: '2026-12-06', guests: [], schedule: sampleSchedule }));
  fireEvent.click(screen.getByRole('button', { name: '다음 날' }));
  await screen.findByText('예약 0명 중 0명 도착');
  expect((await closed()).value).toBe('2026-12-30');
});
