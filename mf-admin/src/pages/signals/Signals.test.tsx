// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Signals } from './Signals';

const send = vi.fn<typeof fetch>();
const token = vi.fn(async (isFresh: boolean) => (isFresh ? 'new' : 'old'));
const steps = [
  {
    at: '2026-11-20T00',
    release: 'live/40',
    module: 'mf-home@aaaaaaaaaa',
    tally: { views: 1200, visits: 900, LCP2: 4 },
  },
  { at: '2026-11-20T06', release: 'canary/7', module: 'mf-home@bbbbbbbbbb', tally: { views: 9, visits: 8, errors: 3 } },
];

beforeEach(() => {
  vi.stubGlobal('fetch', send);
  send.mockReset();
  send.mockImplementation(async () => Response.json({ days: 7, stepHours: 6, steps }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const show = () => render(<Signals endpoint="/api/signals" account={{ email: 'me@example.com', token }} />);
const asked = () => send.mock.calls.map(([address]) => String(address));

test('shows each module’s releases, newest first, and the same over time in words', async () => {
  show();
  const home = await screen.findByRole('region', { name: 'mf-home' });
  const rows = within(home).getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    '시험 7번버전 bbbbbbbb',
    '40번버전 aaaaaaaa',
  ]);
  expect(
    within(rows[1] as HTMLElement)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual([...['2026-11-20 09:00', '1,200', '900', '0', '550 ms', '–', '–', '0건 (0.0 %)']]);
  expect(
    within(home).getByRole('img', { name: '화면 보기: 최저 9, 최고 1,200, 마지막 9. 새 릴리스 시험 7번.' }),
  ).toBeTruthy();
});

test('another period is asked for when it is chosen', async () => {
  show();
  await screen.findByRole('region', { name: 'mf-home' });
  fireEvent.click(screen.getByRole('tab', { name: '30일' }));
  await vi.waitFor(() => expect(asked()).toEqual(['/api/signals?days=7', '/api/signals?days=30']));
});

test.each([
  [401, '관리자 계정으로 다시 로그인해 주세요'],
  [503, '잠시 후 다시 시도해 주세요'],
])('an answer of %i is told', async (status, words) => {
  send.mockImplementation(async () => new Response('', { status }));
  show();
  expect((await screen.findByRole('alert')).textContent).toContain(words);
});
