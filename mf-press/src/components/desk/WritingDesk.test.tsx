// @vitest-environment happy-dom
import type { Role } from '@riverview/site/staff';
import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AlreadyPublished, type KeptDraft } from '../../api/drafts';
import { loadAuth } from '../../store/session';
import { TestPage } from '../../testing/TestPage';
import WritingDesk from './WritingDesk';

const tokenOf = vi.fn<() => Promise<string | null>>();
vi.mock('../../api/auth', () => ({ watchAuth: () => {}, tokenOf: () => tokenOf() }));

/** What the server has. */
let kept: KeptDraft[] = [];
const saveDraft = vi.fn(async (id: string, words: object, publishAt: Date | null) => {
  const seconds = publishAt && publishAt.getTime() / 1000;
  const draft = {
    id,
    ...words,
    saved: { seconds: 0, nanoseconds: 0 },
    publishAt: seconds && { seconds, nanoseconds: 0 },
  };
  kept = [draft as KeptDraft, ...kept.filter((one) => one.id !== id)];
});
const listDrafts = vi.fn(async () => kept);
vi.mock('../../api/drafts', async (original) => ({
  ...(await original<object>()),
  listDrafts: () => listDrafts(),
  saveDraft: (_: unknown, ...given: Parameters<typeof saveDraft>) => saveDraft(...given),
  removeDraft: async (_: unknown, id: string) => {
    kept = kept.filter((one) => one.id !== id);
  },
}));
const createPost = vi.fn(async (..._: unknown[]) => {});
vi.mock('../../api/writePosts', async (original) => ({
  ...(await original<object>()),
  createPost: (_: unknown, ...given: unknown[]) => createPost(...given),
}));

const tokenWith = (claims: object) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;
const changed = vi.fn();
async function show(): Promise<void> {
  render(
    <TestPage path="/press" route="/press">
      <WritingDesk onChange={changed} />
    </TestPage>,
  );
  await act(async () => void (await loadAuth({} as never)));
}
// A busy machine is no failure.
configure({ asyncUtilTimeout: 5000 });
beforeEach(() => {
  kept = [];
  localStorage.clear();
  vi.clearAllMocks();
  tokenOf.mockResolvedValue(tokenWith({ role: 'press' }));
});
afterEach(cleanup);

const field = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label);
async function type(title: string, summary = '요약', content = '본문'): Promise<void> {
  for (const [label, value] of [
    [/^제목/, title],
    [/^요약/, summary],
    [/^본문/, content],
  ] as const)
    fireEvent.change(await field(label), { target: { value } });
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const list = () => within(screen.getByText('저장한 글').closest('section') as HTMLElement);

test.each([
  ['press', true],
  ['owner', true],
  ['sales', false],
] as const satisfies readonly (readonly [Role, boolean])[])(
  '%s is shown the form of a post: %s',
  async (role, isShown) => {
    tokenOf.mockResolvedValue(tokenWith({ role }));
    await show();
    if (isShown) expect(await screen.findByLabelText(/^제목/)).toBeTruthy();
    else expect((await screen.findByRole('alert')).textContent).toContain('보도자료를 쓰는 계정이 아닙니다');
    expect(screen.queryByLabelText(/^제목/) !== null).toBe(isShown);
    if (!isShown) expect(listDrafts).not.toHaveBeenCalled();
  },
);

test('where nobody could be asked, what was typed stays to be seen', async () => {
  tokenOf.mockRejectedValue(new Error('auth/network-request-failed'));
  await show();
  expect(await screen.findByLabelText(/^제목/)).toBeTruthy();
});

test('a draft is kept on the server, whole or not, and stays in the form', async () => {
  await show();
  await type('쓰는 중', '', '');
  press('임시 저장');
  expect(await screen.findByText(/서버에 임시 저장했습니다/)).toBeTruthy();
  expect(saveDraft.mock.calls[0]?.slice(1)).toEqual([{ title: '쓰는 중', summary: '', content: '' }, null]);
  expect(await list().findByText('쓰는 중')).toBeTruthy();
  expect((await field(/^제목/)).value).toBe('쓰는 중');
});

test('with a time a post is not written now: the server is told when, and the form is free', async () => {
  await show();
  await type('내일의 글');
  fireEvent.change(await field(/^공개 시각/), { target: { value: '2099-12-01T10:00' } });
  press('공개 예약');
  expect(
    await screen.findByText('2099. 12. 1. 오전 10:00에 공개됩니다. 그때까지 방문자에게는 보이지 않습니다.'),
  ).toBeTruthy();
  expect(saveDraft.mock.calls[0]?.[2]).toEqual(new Date('2099-12-01T01:00:00Z'));
  expect(createPost).not.toHaveBeenCalled();
  expect(changed).not.toHaveBeenCalled();
  expect((await field(/^제목/)).value).toBe('');
  expect(await list().findByText('2099. 12. 1. 오전 10:00 공개 예약')).toBeTruthy();
});

test('a time that is past is told beside its field, and nothing is sent', async () => {
  await show();
  await type('어제의 글');
  const time = await field(/^공개 시각/);
  fireEvent.change(time, { target: { value: '2020-01-01T10:00' } });
  press('공개 예약');
  expect(await screen.findByText(/^지난 시각입니다/)).toBeTruthy();
  expect(document.activeElement).toBe(time);
  expect(saveDraft).not.toHaveBeenCalled();
  fireEvent.change(time, { target: { value: '' } });
  press('글 등록');
  await screen.findByText('글을 등록했습니다.');
  expect(createPost.mock.calls[0]?.[1]).toEqual({ title: '어제의 글', summary: '요약', content: '본문' });
  expect(changed).toHaveBeenCalledOnce();
});

const older: KeptDraft = {
  id: 'ABCDEFGHIJKLMNOPQRST',
  title: '지난주의 글',
  summary: '요약',
  content: '본문',
  saved: { seconds: 0, nanoseconds: 0 },
  publishAt: { seconds: Date.parse('2099-12-01T01:00:00Z') / 1000, nanoseconds: 0 },
};

test('a draft is taken up where it was left; what stood in the form is kept first', async () => {
  kept = [older];
  await show();
  await type('오늘의 글');
  fireEvent.click(await list().findByRole('button', { name: '이어 쓰기' }));
  await waitFor(async () => expect((await field(/^제목/)).value).toBe('지난주의 글'));
  expect((await field(/^공개 시각/)).value).toBe('2099-12-01T10:00');
  expect(kept.map(({ title }) => title)).toEqual(['오늘의 글', '지난주의 글']);
  press('공개 예약');
  await screen.findByText(/에 공개됩니다/);
  expect(saveDraft.mock.lastCall?.[0]).toBe(older.id);
});

test('a draft that was edited here and is opened again stands beside the server’s, neither over the other', async () => {
  kept = [older];
  await show();
  fireEvent.click(await list().findByRole('button', { name: '이어 쓰기' }));
  await waitFor(async () => expect((await field(/^제목/)).value).toBe('지난주의 글'));
  await type('고쳐 쓴 글');
  fireEvent.click(list().getByRole('button', { name: '이어 쓰기' }));
  await waitFor(async () => expect((await field(/^제목/)).value).toBe('지난주의 글'));
  expect(kept.map(({ title }) => title)).toEqual(['고쳐 쓴 글', '지난주의 글']);
  expect(kept[0]?.id).not.toBe(older.id);
});

test('where what stands in the form can not be kept, it stays there', async () => {
  kept = [older];
  await show();
  await type('오늘의 글');
  saveDraft.mockRejectedValueOnce(new Error('away'));
  fireEvent.click(await list().findByRole('button', { name: '이어 쓰기' }));
  expect((await screen.findByRole('alert')).textContent).toContain('서버에 저장하지 못했습니다');
  expect((await field(/^제목/)).value).toBe('오늘의 글');
});

test('a draft whose time came meanwhile is told to be a post', async () => {
  await show();
  await type('늦은 글');
  saveDraft.mockRejectedValueOnce(new AlreadyPublished());
  press('임시 저장');
  expect((await screen.findByRole('alert')).textContent).toContain('이미 공개된 글입니다');
  expect((await field(/^제목/)).value).toBe('늦은 글');
});

test('a draft is deleted after a question, and the focus has a place', async () => {
  kept = [older];
  await show();
  fireEvent.click(await list().findByRole('button', { name: '초안 삭제' }));
  const question = await screen.findByRole('dialog', { name: '저장한 글을 삭제할까요?' });
  fireEvent.click(within(question).getByRole('button', { name: '삭제' }));
  expect(await screen.findByText('저장한 글을 삭제했습니다.')).toBeTruthy();
  expect(await screen.findByText('서버에 저장한 글이 없습니다.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '저장한 글' }));
});

test('drafts that can not be read are asked for again', async () => {
  listDrafts.mockRejectedValueOnce(new Error('away'));
  kept = [older];
  await show();
  fireEvent.click(await screen.findByRole('button', { name: '다시 불러오기' }));
  expect(await list().findByText('지난주의 글')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
