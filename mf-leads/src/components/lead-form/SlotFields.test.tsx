// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import CustomerPage from '../../pages/customer/CustomerPage';
import { accepts } from '../../testing/endpointAnswers';
import { Site } from '../../testing/site';
import { loadLateParts } from './loadLateParts';

vi.setConfig({ testTimeout: 20_000 });

const [ten, eleven, sunday] = ['2026-12-05T10:00', '2026-12-05T11:00', '2026-12-06T10:00'] as const;
const link = '/api/leads/visit?lead=a1&signature=b2';
const send = vi.fn<typeof fetch>();
const sentBody = (): Record<string, unknown> => JSON.parse(String(send.mock.lastCall?.[1]?.body));

beforeAll(loadLateParts, 60_000);
beforeEach(() => {
  vi.stubGlobal('fetch', send);
  send.mockReset();
  send.mockImplementation(async (url, init) => {
    if (String(url).endsWith('/slots'))
      return Response.json({
        slots: [
          { slot: ten, left: 2 },
          { slot: eleven, left: 0 },
          { slot: sunday, left: 1 },
        ],
      });
    const answer = (await (await accepts(url, init)).json()) as object;
    return Response.json({ ...answer, visit: { status: 'waiting', slot: eleven, position: 3, link } });
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const show = () =>
  render(
    <Site>
      <CustomerPage />
    </Site>,
  );
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } });
const type = (label: RegExp, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });

test('where the desk offers times, a day and one of its times are chosen, booked, and told as they became', async () => {
  show();
  await screen.findByRole('combobox', { name: /방문일/ });
  expect(screen.queryByLabelText(/^희망 방문일/)).toBeNull();
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: '방문 시간' }).disabled).toBe(true);
  choose('방문일 선택', '2026-12-05');
  const times = screen.getByRole('combobox', { name: '방문 시간' });
  expect([...times.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    '골라 주세요',
    '오전 10:00 · 2자리',
    '오전 11:00 · 마감, 대기 신청',
  ]);
  choose('방문 시간', eleven);
  type(/이름/, '김하늘');
  type(/연락처/, '01012345678');
  for (const box of screen.getAllByRole('checkbox').slice(0, 2)) fireEvent.click(box);
  fireEvent.submit(screen.getByRole('form'));
  const said = await screen.findByText(/대기 3번째로 올려 두었으며/);
  expect(said.textContent).toContain('12월 5일(토) 오전 11:00: 자리가 모두 찼습니다');
  expect(sentBody()).toMatchObject({ visitSlot: eleven, visitDay: null, visitPart: null });
  expect(screen.getByRole('link', { name: '방문 시간 바꾸기·취소' }).getAttribute('href')).toBe(link);
  // Sent and forgotten: nothing is chosen for the next person.
  await waitFor(() => expect(screen.getByRole<HTMLSelectElement>('combobox', { name: '방문 시간' }).value).toBe(''));
});

test('another day has other times, and the time of the day before is given up', async () => {
  show();
  await screen.findByRole('combobox', { name: /방문일/ });
  choose('방문일 선택', '2026-12-05');
  choose('방문 시간', ten);
  choose('방문일 선택', '2026-12-06');
  const times = screen.getByRole<HTMLSelectElement>('combobox', { name: '방문 시간' });
  expect([times.value, times.options.length]).toEqual(['', 2]);
});

test.each([
  ['nothing', () => Response.json({ slots: [] })],
  ['something else', () => new Response('<!doctype html>')],
  ['nobody', () => Promise.reject(new TypeError('offline'))],
])('where %s answers, a day may be wished for', async (_, answer) => {
  send.mockImplementation(async () => answer());
  show();
  await waitFor(() => expect(send).toHaveBeenCalled());
  expect(screen.getByLabelText(/^희망 방문일/)).toBeTruthy();
});
