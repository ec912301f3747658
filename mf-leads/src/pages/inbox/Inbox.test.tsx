// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InboxApi, type InboxLead } from '../../api/inboxApi';
import { leadToSend } from '../../testing/leadToSend';
import { Inbox } from './Inbox';

const send = vi.fn<typeof fetch>();
const lead: InboxLead = {
  ...leadToSend({ key: 'inbox-lead-000001', marketing: '2026-11-22' }),
  id: 'inbox-lead-000001',
  receivedAt: '2026-11-22T01:02:03.000Z',
  deleteAfter: '2027-11-22T01:02:03.000Z',
  handledAt: null,
  sms: null,
};

const token = vi.fn(async (isFresh: boolean) => (isFresh ? 'new' : 'old'));

function show(): void {
  render(<Inbox api={new InboxApi('/api/leads', { token })} />);
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const queries = () => send.mock.calls.map(([url]) => new URL(String(url), 'http://local').searchParams.get('query'));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', send);
  send.mockReset();
  send.mockImplementation(async () => Response.json({ leads: [lead], next: null }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a search is sent when the typing pauses, and the one before it is given up', async () => {
  show();
  await pass(0);
  expect(queries()).toEqual(['']);
  const search = screen.getByRole('searchbox');
  for (const value of ['김', '김하', '김하늘']) {
    fireEvent.change(search, { target: { value } });
    await pass(100);
  }
  expect(queries()).toEqual(['']);
  send.mockImplementation(() => new Promise(() => {}));
  await pass(300);
  expect(queries()).toEqual(['', '김하늘']);
  const { signal } = send.mock.lastCall?.[1] ?? {};
  fireEvent.change(search, { target: { value: '김하' } });
  expect(signal?.aborted).toBe(true);
});

test('shows which consents were given, and when where it is known', async () => {
  send.mockImplementation(async () =>
    Response.json({
      leads: [
        { ...lead, consentedAt: '2026-11-22T01:02:03.000Z', release: 'live/41' },
        { ...lead, id: 'older-000000000001' },
      ],
      next: null,
    }),
  );
  show();
  await pass(0);
  expect(screen.getByText('수집·이용 동의 2026-11-22 · 2026-11-22 10:02')).toBeTruthy();
  expect(screen.getByText('광고성 정보 수신 동의 2026-11-22 · 2026-11-22 10:02')).toBeTruthy();
  expect(screen.getByText('수집·이용 동의 2026-11-22')).toBeTruthy();
  expect(screen.getByText('릴리스 live/41')).toBeTruthy();
  expect(screen.getByText('접수번호 older-000000')).toBeTruthy();
});

const bearers = () => send.mock.calls.map(([, init]) => new Headers(init?.headers).get('authorization'));

test('a token that is refused is asked for anew, once', async () => {
  send.mockImplementationOnce(async () => new Response('', { status: 401 }));
  show();
  await pass(0);
  expect(bearers()).toEqual(['Bearer old', 'Bearer new']);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('an account that may not read is told so', async () => {
  send.mockImplementation(async () => new Response('', { status: 401 }));
  show();
  await pass(0);
  expect(bearers()).toEqual(['Bearer old', 'Bearer new']);
  expect(screen.getByRole('alert').textContent).toContain('관리자 계정으로 다시 로그인해 주세요');
});

test('all that came from one number is shown, whatever was done about it', async () => {
  show();
  await pass(0);
  fireEvent.click(screen.getByRole('button', { name: '이 번호의 접수 모두' }));
  await pass(300);
  expect(new URL(String(send.mock.lastCall?.[0]), 'http://local').search).toBe(`?query=${lead.phone}&state=all`);
  expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe(lead.phone);
});
