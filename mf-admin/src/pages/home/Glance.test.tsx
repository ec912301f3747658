// @vitest-environment happy-dom
import type { ReleaseOverview } from '@platform/contract/releaseOverview';
import { emptyLock, TestSite } from '@platform/runtime/testing';
import { siteFacts } from '@riverview/site/siteFacts';
import type { Role } from '@riverview/site/staff';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Glance } from './Glance';

const steps = [
  { at: '2026-11-22T00', release: 'live/40', module: 'mf-home@a', tally: { views: 1200, visits: 900, errors: 1 } },
  { at: '2026-11-22T06', release: 'live/41', module: 'mf-home@b', tally: { views: 9, visits: 8, errors: 3 } },
];
const feed = `<?xml version="1.0"?><rss><channel><item><title>분양 안내 &amp; 소식</title>
  <link>https://dunsan-riverview.example/dunsan-riverview/press/1</link><pubDate>Fri, 20 Nov 2026 03:00:00 GMT</pubDate></item></channel></rss>`;
const released = { at: '2026-11-22T01:00:00.000Z', by: 'Kim', why: null, changed: [], gate: null } as const;
const overview: ReleaseOverview = {
  canary: { ...released, name: 'canary/7', kind: 'canary', share: 0.1, changed: ['mf-press'] },
  releases: [
    {
      ...released,
      name: 'live/41',
      kind: 'publish',
      why: '새 평면도',
      changed: ['mf-floorplan', 'shell'],
      gate: { outcome: 'passed', pages: 12, leftOut: 3 },
    },
    { ...released, name: 'live/40', kind: 'rollback', gate: { outcome: 'skipped', why: '밤중이라' } },
  ],
};
let journal: ReleaseOverview | null;
const send = vi.fn<typeof fetch>();
const asked = () => send.mock.calls.map(([address]) => String(address));

beforeEach(() => {
  journal = overview;
  send.mockReset();
  send.mockImplementation(async (address) => {
    if (address === '/rss.xml') return new Response(feed);
    if (String(address).startsWith('/api/leads')) return Response.json({ open: 12, since: 3, due: 2, visits: 5 });
    return Response.json(String(address).endsWith('/releases') ? { journal } : { days: 1, stepHours: 1, steps });
  });
  vi.stubGlobal('fetch', send);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (claims: { role?: Role | string }) => {
  const token = `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;
  render(
    <TestSite at="/Admin" lock={emptyLock(siteFacts)}>
      <Glance account={{ email: 'me@example.com', token: async () => token }} />
    </TestSite>,
  );
};
const tile = (name: string) => screen.findByRole('region', { name });

test('the owner sees what waits, who came, what was written and what is live', async () => {
  show({ role: 'owner' });
  const said = async (name: string, text: RegExp) =>
    expect(within(await tile(name)).findByText(text)).resolves.toBeTruthy();
  await said('접수', /^12$/);
  await said('접수', /오늘 들어온 접수 3건 · 오늘까지 할 일 2건/);
  await said('방문 예약', /^5$/);
  await said('방문', /^908$/);
  await said('방문', /화면 보기 1,209 · 오류 4/);
  await said('보도자료', /분양 안내 & 소식/);
  expect(
    within(await tile('보도자료'))
      .getByRole('link', { name: '분양 안내 & 소식' })
      .getAttribute('href'),
  ).toBe('/dunsan-riverview/press/1');
});

test('releases tell which, when, who, why, what changed, what the gate said and who came; a canary stands first', async () => {
  show({ role: 'press' });
  const list = await within(await tile('릴리스')).findByRole('list');
  await within(list).findByText(/오류 3/);
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '시험 7번 2026-11-22 10:00 · 시험 배포 · Kim방문자 10 %에게 공개 중바뀐 모듈: mf-press검사 기록 없음',
    '41번 2026-11-22 10:00 · 배포 · Kim새 평면도바뀐 모듈: mf-floorplan, 공통 화면검사 통과 (12쪽, 3쪽은 열지 않음) · 방문 8 · 오류 3',
    '40번 2026-11-22 10:00 · 되돌림 · Kim바뀐 모듈 없음검사하지 않음: 밤중이라 · 방문 900 · 오류 1',
  ]);
  expect(screen.getByRole('link', { name: '릴리스별 방문' }).getAttribute('href')).toBe('/Admin/Signals');
});

test('where the journal is not at hand it is said, and releases that somebody came to are shown', async () => {
  journal = null;
  show({ role: 'owner' });
  const shown = within(await tile('릴리스'));
  expect(await shown.findByText(/릴리스 기록을 읽을 수 없어/)).toBeTruthy();
  expect(await shown.findByText('41번')).toBeTruthy();
});

test('the press is shown no leads, and does not ask for them', async () => {
  show({ role: 'press' });
  await tile('방문');
  expect(screen.queryByRole('region', { name: '접수' })).toBeNull();
  expect(asked().some((address) => address.startsWith('/api/leads'))).toBe(false);
  expect(screen.getByRole('link', { name: '보도자료 쓰기' })).toBeTruthy();
});

test('sales is shown no desk of the press', async () => {
  show({ role: 'sales' });
  await tile('접수');
  expect(screen.queryByRole('link', { name: '보도자료 쓰기' })).toBeNull();
});

test('where nobody has written yet, the examples in the list of visitors are said not to be among these', async () => {
  const answer = send.getMockImplementation();
  send.mockImplementation(async (address, init) =>
    address === '/rss.xml' ? new Response('<rss><channel/></rss>') : ((await answer?.(address, init)) as Response),
  );
  show({ role: 'press' });
  const said = await within(await tile('보도자료')).findByText(/직접 쓰셔서 공개된 글이 아직 없습니다/);
  expect(said.textContent).toContain('‘예시’로 표시된 글');
});

test('an account without a role is told so', async () => {
  show({ role: 'boss' });
  expect((await screen.findByRole('alert')).textContent).toContain('권한이 없습니다');
  expect(asked()).toEqual([]);
});

test('what cannot be had says so and leaves the rest', async () => {
  const answer = send.getMockImplementation();
  send.mockImplementation(async (address, init) => {
    if (String(address).startsWith('/api/leads')) throw new TypeError('failed to fetch');
    return (await answer?.(address, init)) as Response;
  });
  show({ role: 'owner' });
  expect(await within(await tile('접수')).findByText(/불러오지 못했습니다/)).toBeTruthy();
  expect(await within(await tile('방문')).findByText('908')).toBeTruthy();
});
