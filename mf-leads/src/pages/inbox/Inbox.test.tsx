// @vitest-environment happy-dom
import { type LeadWork, untouched, worked } from '@riverview/site/leadWork';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InboxApi, type InboxLead } from '../../api/inboxApi';
import { inboxLead as lead } from '../../testing/inboxLead';
import { Entries } from './entries';
import { Inbox } from './Inbox';

const send = vi.fn<typeof fetch>();
const token = vi.fn(async (isFresh: boolean) => (isFresh ? 'new' : 'old'));

function show(): void {
  render(<Inbox api={new InboxApi('/api/leads', { token })} entries={new Entries()} />);
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const addresses = () => send.mock.calls.map(([url]) => new URL(String(url), 'http://local'));
const queries = () =>
  addresses().flatMap(({ pathname, searchParams }) => (pathname.endsWith('/due') ? [] : [searchParams.get('query')]));
/** Answers the list and what is due. */
const lists = (leads: readonly InboxLead[], due: readonly InboxLead[] = []) =>
  send.mockImplementation(async (url) =>
    Response.json(String(url).endsWith('/due') ? { leads: due } : { leads, next: null }),
  );

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T03:00:00.000Z') });
  vi.stubGlobal('fetch', send);
  send.mockReset();
  lists([lead]);
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
  lists([
    {
      ...lead,
      consentedAt: '2026-11-22T01:02:03.000Z',
      release: 'live/41',
      arrival: { source: 'naver', term: '84A', landing: '/Brand/intro' },
    },
    { ...lead, phone: '010-9999-8888', id: 'older-000000000001' },
  ]);
  show();
  await pass(0);
  for (const name of screen.getAllByRole('button', { name: lead.name })) fireEvent.click(name);
  expect(screen.getByText('수집·이용 동의 2026-11-22 · 2026-11-22 10:02')).toBeTruthy();
  expect(screen.getByText('광고성 정보 수신 동의 2026-11-22 · 2026-11-22 10:02')).toBeTruthy();
  expect(screen.getByText('수집·이용 동의 2026-11-22')).toBeTruthy();
  expect(screen.getByText('릴리스 live/41')).toBeTruthy();
  for (const line of ['유입 naver', '키워드 84A', '첫 페이지 /Brand/intro'])
    expect(screen.getAllByText(line)).toHaveLength(1);
  expect(screen.getByText('접수번호 older-000000')).toBeTruthy();
});

const bearers = () => send.mock.calls.map(([, init]) => new Headers(init?.headers).get('authorization'));

test('a token that is refused is asked for anew, once', async () => {
  send.mockImplementationOnce(async () => new Response('', { status: 401 }));
  show();
  await pass(0);
  expect(bearers().sort()).toEqual(['Bearer new', 'Bearer old', 'Bearer old']);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('an account that may not read is told so', async () => {
  send.mockImplementation(async () => new Response('', { status: 401 }));
  show();
  await pass(0);
  expect(bearers().sort()).toEqual(['Bearer new', 'Bearer new', 'Bearer old', 'Bearer old']);
  expect(screen.getByRole('alert').textContent).toContain('관리자 계정으로 다시 로그인해 주세요');
});

const brief = ({ id, receivedAt, form, message, work }: InboxLead) => ({ id, receivedAt, form, message, work });
const earlier: InboxLead = {
  ...lead,
  id: 'inbox-lead-000000',
  receivedAt: '2026-11-20T01:00:00.000Z',
  message: '처음 드린 문의',
  work: worked(
    untouched,
    { status: 'called', note: '가격을 궁금해하심' },
    'sales@example.com',
    '2026-11-20T02:00:00.000Z',
  ),
};

test('who wrote twice stands there once, with all that happened; each on its own for who asks', async () => {
  lists([
    { ...lead, others: [brief(earlier)] },
    { ...earlier, others: [brief(lead)] },
  ]);
  show();
  await pass(0);
  expect(screen.getByText('접수 2건')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: lead.name }));
  const lines = within(screen.getByRole('region', { name: `${lead.name} 지난 기록` })).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('접수'),
    '2026-11-20 11:00 sales@example.com신규 → 통화',
    '2026-11-20 11:00 sales@example.com가격을 궁금해하심',
    expect.stringContaining('처음 드린 문의'),
  ]);
  fireEvent.click(screen.getByRole('button', { name: '이 번호의 접수 따로 보기' }));
  await pass(300);
  expect(addresses().findLast(({ pathname }) => !pathname.endsWith('/due'))?.search).toBe(
    `?query=${lead.phone}&state=all`,
  );
  expect(screen.getAllByRole('button', { name: lead.name })).toHaveLength(2);
});

const patches = () =>
  send.mock.calls.flatMap(([, init]) => (init?.method === 'PATCH' ? [JSON.parse(String(init.body)) as object] : []));
const answered = (status: number, outcome: string, work: LeadWork | null) => {
  const before = send.getMockImplementation();
  send.mockImplementation(async (url, init) =>
    init?.method === 'PATCH' ? Response.json({ outcome, work }, { status }) : ((await before?.(url, init)) as Response),
  );
};
const save = async () => {
  fireEvent.click(screen.getByRole('button', { name: '저장' }));
  await pass(0);
};

test('a lead moves on its way with what comes next and a note, in one go', async () => {
  show();
  await pass(0);
  fireEvent.click(screen.getByRole('button', { name: lead.name }));
  expect(within(screen.getByRole('form', { name: `${lead.name} 상담 기록` })).getAllByRole('radio')).toHaveLength(7);
  await save();
  expect([patches(), screen.getByRole('alert').textContent]).toEqual([[], '바뀐 내용이 없습니다.']);
  fireEvent.click(screen.getByRole('radio', { name: '부재' }));
  fireEvent.change(screen.getByLabelText('메모'), { target: { value: '저녁에 다시' } });
  fireEvent.change(screen.getByLabelText('다음 할 일'), { target: { value: '다시 전화' } });
  await save();
  expect(screen.getByRole('alert').textContent).toBe('다음 할 일과 기한을 함께 적어 주세요.');
  fireEvent.change(screen.getByLabelText('기한'), { target: { value: '2026-11-25' } });
  const change = { status: 'no-answer', next: { what: '다시 전화', due: '2026-11-25' }, note: '저녁에 다시' } as const;
  const work = worked(untouched, change, 'me@example.com', '2026-11-22T05:00:00.000Z');
  answered(200, 'changed', work);
  await save();
  expect(patches()).toEqual([{ ...change, revision: 0 }]);
  expect(screen.getByRole('status').textContent).toBe('저장했습니다.');
  expect((screen.getByLabelText('메모') as HTMLTextAreaElement).value).toBe('');
  expect(screen.getByText('신규 → 부재')).toBeTruthy();
  answered(200, 'changed', worked(work, { next: null }, 'me@example.com', '2026-11-22T06:00:00.000Z'));
  fireEvent.click(screen.getByRole('button', { name: '이 일을 마쳤습니다' }));
  await pass(0);
  expect(patches()[1]).toEqual({ next: null, revision: 1 });
  expect((screen.getByLabelText('다음 할 일') as HTMLInputElement).value).toBe('');
});

test('who was slower is shown what the other desk did, keeps what they typed, and saves it knowing', async () => {
  show();
  await pass(0);
  fireEvent.click(screen.getByRole('button', { name: lead.name }));
  fireEvent.click(screen.getByRole('radio', { name: '통화' }));
  fireEvent.change(screen.getByLabelText('메모'), { target: { value: '내 메모' } });
  const theirs = worked(
    untouched,
    { status: 'lost', note: '관심 없음' },
    'other@example.com',
    '2026-11-22T05:00:00.000Z',
  );
  answered(409, 'changed-meanwhile', theirs);
  await save();
  expect(screen.getByRole('alert').textContent).toContain('먼저 저장하신 분이 있어');
  expect(screen.getByText('관심 없음')).toBeTruthy();
  expect((screen.getByLabelText('메모') as HTMLTextAreaElement).value).toBe('내 메모');
  expect((screen.getByRole('radio', { name: '통화' }) as HTMLInputElement).checked).toBe(true);
  answered(200, 'changed', worked(theirs, { status: 'called' }, 'me@example.com', '2026-11-22T06:00:00.000Z'));
  await save();
  expect(patches()[1]).toEqual({ status: 'called', note: '내 메모', revision: 1 });
});

const other: InboxLead = { ...lead, id: 'inbox-lead-000002', name: '이강', phone: '010-9999-8888' };
const third: InboxLead = { ...lead, id: 'inbox-lead-000003', name: '박서', phone: '010-7777-6666' };
const names = () => [...document.querySelectorAll('[data-name]')].map(({ textContent }) => textContent);
const note = () => screen.getByLabelText<HTMLTextAreaElement>('메모');
const tab = (name: string) => fireEvent.click(screen.getByRole('tab', { name }));

test('a list that arrives under who is writing leaves them where they were, in the field that they are in', async () => {
  lists([other, lead, third]);
  show();
  await pass(0);
  let answer: (leads: readonly InboxLead[]) => void = () => {};
  send.mockImplementation((url) =>
    String(url).endsWith('/due')
      ? Promise.resolve(Response.json({ leads: [] }))
      : new Promise((resolve) => {
          answer = (leads) => resolve(Response.json({ leads, next: null }));
        }),
  );
  tab('상담한 접수');
  await pass(0);
  fireEvent.click(screen.getByRole('button', { name: lead.name }));
  const field = note();
  field.focus();
  fireEvent.change(field, { target: { value: '저녁에 다시' } });
  await act(async () => answer([third]));
  expect(names()).toEqual([lead.name, third.name]);
  expect([note() === field, document.activeElement === field, field.value]).toEqual([true, true, '저녁에 다시']);
  expect(screen.getByText('저장하지 않은 내용이 있습니다')).toBeTruthy();
  answered(200, 'changed', worked(untouched, { note: '저녁에 다시' }, 'me@example.com', '2026-11-22T05:00:00.000Z'));
  await save();
  expect(screen.getByRole('status').textContent).toBe('저장했습니다.');
  expect(screen.queryByText('저장하지 않은 내용이 있습니다')).toBeNull();
  lists([third]);
  tab('전체');
  await pass(0);
  expect(names()).toEqual([third.name]);
});

/** A desk as the endpoint is it: a change has to have seen the revision that it changes. */
function deskAt(work: LeadWork): void {
  let now = work;
  lists([{ ...lead, work }]);
  const before = send.getMockImplementation();
  send.mockImplementation(async (url, init) => {
    if (init?.method !== 'PATCH') return (await before?.(url, init)) as Response;
    const { revision, ...change } = JSON.parse(String(init.body));
    if (revision !== now.revision) return Response.json({ outcome: 'changed-meanwhile', work: now }, { status: 409 });
    now = String(url).endsWith('/data')
      ? { ...now, revision: revision + 1 }
      : worked(now, change, 'me@example.com', '2026-11-22T06:00:00.000Z');
    return Response.json({ outcome: 'changed', work: now });
  });
}
const theirs = worked(
  { ...untouched, next: { what: '전화', due: '2026-11-24' } },
  { status: 'lost', next: { what: '계약서 보내기', due: '2026-11-26' } },
  'other@example.com',
  '2026-11-22T05:00:00.000Z',
);
const revisions = () => patches().map((sent) => (sent as { readonly revision: number }).revision);

test.each<[string, () => void]>([
  ['a status', () => fireEvent.click(screen.getByRole('radio', { name: '통화' }))],
  ['a day alone', () => fireEvent.change(screen.getByLabelText('기한'), { target: { value: '2026-11-30' } })],
])('%s that was chosen before another desk saved is not saved over theirs before that was said', async (_, type) => {
  lists([{ ...lead, work: { ...untouched, next: { what: '전화', due: '2026-11-24' } } }]);
  show();
  await pass(0);
  fireEvent.click(screen.getByRole('button', { name: lead.name }));
  type();
  deskAt(theirs);
  tab('전체');
  await pass(0);
  await save();
  expect(screen.getByRole('alert').textContent).toContain('먼저 저장하신 분이 있어');
  await save();
  expect(screen.getByText('저장했습니다.')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: '계약' }));
  await save();
  expect(revisions()).toEqual([0, 1, 2]);
});

test('a correction that was typed before another desk saved waits for that to be said as well', async () => {
  show();
  await pass(0);
  fireEvent.click(screen.getByRole('button', { name: lead.name }));
  const form = () => screen.getByRole('form', { name: `${lead.name} 정정`, hidden: true });
  fireEvent.change(within(form()).getByLabelText('이름'), { target: { value: '김하얀' } });
  deskAt(theirs);
  tab('전체');
  await pass(0);
  for (const said of ['먼저 저장하신 분이 있어', '고쳤습니다']) {
    fireEvent.submit(form());
    await pass(0);
    expect(within(form()).getByText(new RegExp(said))).toBeTruthy();
  }
  expect(revisions()).toEqual([0, 1]);
});

test('what is chosen when their change is in sight is saved at once, whatever note was begun before', async () => {
  show();
  await pass(0);
  fireEvent.click(screen.getByRole('button', { name: lead.name }));
  fireEvent.change(note(), { target: { value: '내 메모' } });
  deskAt(theirs);
  tab('전체');
  await pass(0);
  fireEvent.click(screen.getByRole('radio', { name: '통화' }));
  await save();
  expect(screen.getByText('저장했습니다.')).toBeTruthy();
  expect(revisions()).toEqual([1]);
});

test('one desk is not told of itself: what it saves leaves its correction as good as it was', async () => {
  deskAt(untouched);
  show();
  await pass(0);
  fireEvent.click(screen.getByRole('button', { name: lead.name }));
  const form = screen.getByRole('form', { name: `${lead.name} 정정`, hidden: true });
  fireEvent.change(within(form).getByLabelText('이름'), { target: { value: '김하얀' } });
  fireEvent.click(screen.getByRole('radio', { name: '통화' }));
  await save();
  fireEvent.submit(form);
  await pass(0);
  expect(within(form).getByText('고쳤습니다.')).toBeTruthy();
  expect(revisions()).toEqual([0, 1]);
});

test('what was typed and not sent is there again with its person, wherever they stand', async () => {
  const next = { what: '다시 전화', due: '2026-11-20' };
  const due = { ...lead, work: worked(untouched, { next }, 'a', '2026-11-19T00:00:00.000Z') };
  lists([other], [due]);
  show();
  await pass(0);
  fireEvent.click(screen.getByRole('button', { name: lead.name }));
  fireEvent.click(screen.getByRole('radio', { name: '통화' }));
  fireEvent.change(note(), { target: { value: '내 메모' } });
  fireEvent.change(screen.getByLabelText('다음 할 일'), { target: { value: '방문 날짜 정하기' } });
  fireEvent.change(screen.getByLabelText('기한'), { target: { value: '2026-11-30' } });
  const correction = screen.getByRole('form', { name: `${lead.name} 정정`, hidden: true });
  fireEvent.change(within(correction).getByLabelText('이름'), { target: { value: '김하얀' } });
  // Whoever searches sees no list of what is due: they stand among what is found, and then above it again.
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '이강' } });
  await pass(300);
  for (const text of ['이강', '']) {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
    await pass(300);
    expect(note().value).toBe('내 메모');
    expect(screen.getByLabelText<HTMLInputElement>('다음 할 일').value).toBe('방문 날짜 정하기');
    expect(screen.getByLabelText<HTMLInputElement>('기한').value).toBe('2026-11-30');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '통화' }).checked).toBe(true);
    const form = screen.getByRole('form', { name: `${lead.name} 정정`, hidden: true });
    expect(within(form).getByLabelText<HTMLInputElement>('이름').value).toBe('김하얀');
    expect(form.closest('details')?.open).toBe(true);
  }
});

test('whoever closed an entry finds in it what they had typed, marked until then', async () => {
  lists([lead, other]);
  show();
  await pass(0);
  const toggle = () => fireEvent.click(screen.getByRole('button', { name: lead.name }));
  toggle();
  fireEvent.change(note(), { target: { value: '내 메모' } });
  toggle();
  expect(screen.getByText('저장하지 않은 내용이 있습니다')).toBeTruthy();
  lists([other]);
  tab('전체');
  await pass(0);
  expect(names()).toEqual([other.name]);
  lists([lead, other]);
  tab('신규');
  await pass(0);
  toggle();
  expect(note().value).toBe('내 메모');
});

test('an older one of a number stands beside the newer while it has something unsent, and until the next list', async () => {
  lists([lead, { ...earlier, name: '이강' }]);
  const search = async (value: string) => {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
    await pass(300);
  };
  show();
  await pass(0);
  await search(lead.phone);
  fireEvent.click(screen.getByRole('button', { name: '이강' }));
  await search('');
  expect(names()).toEqual([lead.name]);
  await search(lead.phone);
  fireEvent.change(note(), { target: { value: '내 메모' } });
  await search('');
  expect(names()).toEqual([lead.name, '이강']);
  answered(200, 'changed', worked(earlier.work, { note: '내 메모' }, 'me@example.com', '2026-11-22T05:00:00.000Z'));
  await save();
  expect(screen.getByText('저장했습니다.')).toBeTruthy();
  tab('전체');
  await pass(0);
  expect(names()).toEqual([lead.name]);
});

test('what is typed while the rest is being saved stays', async () => {
  show();
  await pass(0);
  fireEvent.click(screen.getByRole('button', { name: lead.name }));
  fireEvent.change(note(), { target: { value: '첫 메모' } });
  fireEvent.click(screen.getByRole('radio', { name: '통화' }));
  let answer: () => void = () => {};
  const work = worked(untouched, { status: 'called', note: '첫 메모' }, 'me@example.com', '2026-11-22T05:00:00.000Z');
  send.mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = () => resolve(Response.json({ outcome: 'changed', work }));
      }),
  );
  await save();
  fireEvent.change(note(), { target: { value: '첫 메모에 이어서' } });
  await act(async () => answer());
  expect(screen.getByText('저장했습니다.')).toBeTruthy();
  expect(note().value).toBe('첫 메모에 이어서');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '통화' }).checked).toBe(true);
});

test('of a lead that another desk deleted nothing is kept', async () => {
  lists([other, lead]);
  show();
  await pass(0);
  fireEvent.click(screen.getByRole('button', { name: lead.name }));
  fireEvent.change(note(), { target: { value: '내 메모' } });
  answered(404, 'gone', null);
  await save();
  expect(screen.getByRole('alert').textContent).toContain('지워진 접수입니다');
  expect(note().value).toBe('');
  lists([other]);
  tab('전체');
  await pass(0);
  expect(names()).toEqual([other.name]);
});

test('what is due stands above the rest, once, and says what is late', async () => {
  vi.setSystemTime('2026-11-23T01:00:00Z');
  const next = { what: '다시 전화', due: '2026-11-20' };
  const due = {
    ...lead,
    id: 'due-000000000000001',
    work: worked(untouched, { next }, 'a', '2026-11-19T00:00:00.000Z'),
  };
  lists([lead, due], [due]);
  show();
  await pass(0);
  const region = screen.getByRole('region', { name: '오늘까지 할 일 1건' });
  expect(within(region).getByText('11월 20일 지남')).toBeTruthy();
  expect(screen.getAllByText('다시 전화')).toHaveLength(1);
});

test('filters go with the search, and who asks for a status sees all that have it', async () => {
  show();
  await pass(0);
  fireEvent.change(screen.getByLabelText('상태'), { target: { value: 'lost' } });
  await pass(0);
  fireEvent.change(screen.getByLabelText('접수일 (부터)'), { target: { value: '2026-11-01' } });
  fireEvent.click(screen.getByLabelText('다음 할 일이 있는 접수만'));
  await pass(0);
  const asked = () => addresses().findLast(({ pathname }) => !pathname.endsWith('/due'))?.search;
  expect(asked()).toBe('?query=&state=all&status=lost&from=2026-11-01&planned=true');
  fireEvent.click(screen.getByRole('button', { name: '조건 지우기' }));
  await pass(0);
  expect(asked()).toBe('?query=&state=all');
});

const two = () => lists([lead, { ...earlier, name: '이강', phone: '010-9999-8888' }]);
const focused = () => document.activeElement?.textContent || document.activeElement?.id;
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

test('keys lead to the search and through the names, never while something is typed, and can be turned off', async () => {
  two();
  show();
  await pass(0);
  press('/');
  expect(focused()).toBe('inbox-search');
  press('j');
  expect(focused()).toBe('inbox-search');
  press('ArrowDown');
  expect(focused()).toBe(lead.name);
  press('j');
  expect(focused()).toBe('이강');
  press('j');
  expect(focused()).toBe('이강');
  press('k');
  press('ArrowUp');
  expect(focused()).toBe('inbox-search');
  press('ArrowDown');
  fireEvent.click(screen.getByLabelText('한 글자 단축키(/, j, k) 쓰기'));
  press('j');
  press('/');
  expect(focused()).toBe(lead.name);
  press('ArrowDown');
  expect(focused()).toBe('이강');
  expect(screen.getByRole('searchbox').getAttribute('aria-keyshortcuts')).toBeNull();
  localStorage.clear();
});

test('a correction sends what was changed and why, and shows what is wrong beside it', async () => {
  show();
  await pass(0);
  fireEvent.click(screen.getByRole('button', { name: lead.name }));
  const form = screen.getByRole('form', { name: `${lead.name} 정정`, hidden: true });
  const send1 = async (value: string) => {
    fireEvent.change(within(form).getByLabelText('연락처'), { target: { value } });
    fireEvent.submit(form);
    await pass(0);
  };
  const before = send.getMockImplementation();
  const answers = (status: number, body: object) =>
    send.mockImplementation(async (url, init) =>
      init?.method === 'PATCH' ? Response.json(body, { status }) : ((await before?.(url, init)) as Response),
    );
  answers(422, { outcome: 'refused', errors: [{ field: 'phone', message: '휴대전화 번호를 끝까지 입력해 주세요.' }] });
  await send1('010-12');
  expect(within(form).getByText('휴대전화 번호를 끝까지 입력해 주세요.')).toBeTruthy();
  const work: LeadWork = {
    ...untouched,
    revision: 1,
    history: [
      { at: '2026-11-23T00:00:00.000Z', by: 'me@example.com', kind: 'corrected', fields: ['phone'], why: 'asked' },
    ],
  };
  answers(200, { outcome: 'changed', work, lead: { phone: '010-9999-8888', details: null } });
  await send1('010 9999 8888');
  expect(patches().at(-1)).toEqual({ revision: 0, why: 'asked', phone: '010 9999 8888' });
  expect(within(form).getByRole('status', { hidden: true }).textContent).toBe('고쳤습니다.');
  expect(screen.getByRole('link', { name: '010-9999-8888' })).toBeTruthy();
  expect(screen.getByText('정정: 연락처')).toBeTruthy();
});

test('a deletion says why, and asks once more', async () => {
  show();
  await pass(0);
  fireEvent.click(screen.getByRole('button', { name: lead.name }));
  fireEvent.click(screen.getByRole('radio', { name: '동의 철회', hidden: true }));
  fireEvent.click(screen.getByRole('button', { name: '삭제', hidden: true }));
  send.mockClear();
  fireEvent.click(screen.getByRole('button', { name: '삭제합니다', hidden: true }));
  await pass(0);
  expect(send.mock.calls.map(([url, init]) => [url, init?.method])).toEqual([
    [`/api/leads/${lead.id}?why=withdrawn`, 'DELETE'],
  ]);
  expect(screen.queryByRole('button', { name: lead.name })).toBeNull();
});

test('a file is shown before it is written, and is not written while a row is wrong', async () => {
  vi.useRealTimers();
  show();
  await screen.findByRole('button', { name: lead.name });
  const before = send.getMockImplementation();
  const bodies: { rows: readonly object[]; apply: boolean }[] = [];
  const change = {
    line: 2,
    id: lead.id,
    name: lead.name,
    before: { status: 'new', next: null },
    after: { status: 'called', next: null },
    note: '통화함',
  };
  send.mockImplementation(async (url, init) => {
    if (init?.method !== 'POST') return (await before?.(url, init)) as Response;
    bodies.push(JSON.parse(String(init.body)));
    return Response.json({ applied: bodies.at(-1)?.apply, changes: [change], problems: [] });
  });
  const head = '접수번호,변경 번호,연락처,상태,새 메모';
  const row = `${lead.id},0,${lead.phone}`;
  const choose = (text: string) =>
    fireEvent.change(screen.getByLabelText('고친 파일 가져오기'), {
      target: { files: [new File([text], 'leads.csv')] },
    });
  choose('이름,연락처\n김하늘,010');
  expect((await screen.findByRole('alert')).textContent).toContain('내려받은 파일을 고쳐 올려 주세요');
  choose(`${head}\n${row},통화,통화함\n${row},통화중,`);
  expect((await screen.findByText(/^3행: 상태는/)).textContent).toContain('신규, 통화, 부재');
  expect(screen.queryByRole('button', { name: /반영하기/ })).toBeNull();
  choose(`${head}\n${row},통화,통화함`);
  fireEvent.click(await screen.findByRole('button', { name: '1건 반영하기' }));
  expect(await screen.findByText('1건을 반영했습니다.')).toBeTruthy();
  expect(bodies.map(({ apply, rows }) => [apply, rows.length])).toEqual([
    [false, 1],
    [false, 1],
    [true, 1],
  ]);
});

test('figures are asked for when they are opened, and their words say what the picture shows', async () => {
  show();
  await pass(0);
  const row = {
    form: 'customer',
    source: 'popup',
    page: '/',
    arrival: 'naver',
    status: 'new',
    day: '2026-11-22',
    count: 3,
  };
  const rows = [row, { ...row, day: '2026-11-20', source: 'page', page: null, arrival: null, count: 1 }];
  send.mockImplementation(async () => Response.json({ from: '2026-11-20', until: '2026-11-22', rows }));
  const details = screen.getByText('최근 30일 접수 현황').closest('details') as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  await pass(0);
  expect(
    screen.getByRole('img', { name: '날짜별 접수: 모두 4건, 가장 많은 날은 11월 22일 3건' }).children,
  ).toHaveLength(3);
  const rowsOf = (name: string) =>
    within(screen.getByRole('table', { name }))
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
  expect(rowsOf('경로별')).toEqual(['팝업3건', '페이지의 양식1건']);
  expect(rowsOf('유입별')).toEqual(['naver3건', '알 수 없음1건']);
});
