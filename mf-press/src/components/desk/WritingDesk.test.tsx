// @vitest-environment happy-dom
import { siteFacts } from '@riverview/site/siteFacts';
import type { Role } from '@riverview/site/staff';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AlreadyPublished, DraftChanged, type DraftCopy, type KeptDraft } from '../../api/drafts';
import type { PostWords } from '../../api/writePosts';
import { loadAuth } from '../../store/session';
import { TestPage } from '../../testing/TestPage';
import WritingDesk from './WritingDesk';

const tokenOf = vi.fn<() => Promise<string | null>>();
vi.mock('../../api/auth', () => ({ watchAuth: () => {}, tokenOf: () => tokenOf() }));

/** What the server has. */
let kept: KeptDraft[] = [];
const saveDraft = vi.fn(async (id: string, words: PostWords, publishAt: Date | null, _known: DraftCopy | null) => {
  const copy = { ...words, publishAt: publishAt && { seconds: publishAt.getTime() / 1000, nanoseconds: 0 } };
  kept = [{ id, ...copy, saved: { seconds: 0, nanoseconds: 0 } }, ...kept.filter((one) => one.id !== id)];
  return copy;
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

const uploadPicture = vi.fn(async () => 'ABCDEFGHIJKLMNOPQR09');
vi.mock('../../api/pictures', () => ({ uploadPicture: () => uploadPicture() }));
vi.mock('./shrinkPicture', () => ({ shrinkPicture: async () => ({ blob: new Blob(), width: 1600, height: 900 }) }));

const tokenWith = (claims: object) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;
const changed = vi.fn();
async function show(firebase = siteFacts.firebase): Promise<void> {
  render(
    <TestPage path="/press" route="/press" facts={{ ...siteFacts, firebase }}>
      <WritingDesk onChange={changed} />
    </TestPage>,
  );
  await act(async () => void (await loadAuth({} as never)));
}
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
  expect(saveDraft.mock.calls[0]?.slice(1)).toEqual([{ title: '쓰는 중', summary: '', content: '' }, null, null]);
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

const take = async () => {
  fireEvent.click(await list().findByRole('button', { name: '이어 쓰기' }));
  await waitFor(async () => expect((await field(/^제목/)).value).toBe('지난주의 글'));
};
const fresh = async () => {
  fireEvent.click(list().getByRole('button', { name: '새로 쓰기' }));
  await waitFor(async () => expect((await field(/^제목/)).value).toBe(''));
};
const { saved: _, id: __, ...copyOfOlder } = older;

test('what was opened and not touched is not written again, not even after the page was left, and keeps its time', async () => {
  kept = [older];
  await show();
  await take();
  cleanup();
  await show();
  expect((await field(/^제목/)).value).toBe('지난주의 글');
  kept = [{ ...older, title: '다른 기기에서 고친 글' }];
  await fresh();
  expect(saveDraft).not.toHaveBeenCalled();
  expect(kept[0]).toMatchObject({ title: '다른 기기에서 고친 글', publishAt: older.publishAt });
});

test('a typo mended in a post that waits, and then another opened: the post keeps its time, the mend stands beside it', async () => {
  kept = [older];
  await show();
  await take();
  await type('지난주의 긁');
  await fresh();
  expect(kept.map(({ title }) => title)).toEqual(['지난주의 긁', '지난주의 글']);
  expect(kept[1]).toEqual(older);
  expect(kept[0]?.publishAt).toBeNull();
});

test('what was opened is told with each save, so that nobody else’s is written over', async () => {
  kept = [older];
  await show();
  await take();
  await type('고친 글');
  saveDraft.mockRejectedValueOnce(new DraftChanged());
  press('임시 저장');
  expect((await screen.findByRole('alert')).textContent).toContain('그사이 다른 곳에서 이 글이 바뀌어');
  expect((await field(/^제목/)).value).toBe('고친 글');
  expect(saveDraft.mock.calls[0]?.[3]).toEqual(copyOfOlder);
  press('임시 저장');
  await screen.findByText(/에 공개됩니다/);
  await type('또 고친 글');
  press('임시 저장');
  await waitFor(() => expect(saveDraft).toHaveBeenCalledTimes(3));
  expect(saveDraft.mock.calls[2]?.[3]).toMatchObject({ title: '고친 글', publishAt: older.publishAt });
});

test('a post that waits goes on waiting where it is saved under its time; where the time is cleared, that is told', async () => {
  kept = [older];
  await show();
  await take();
  press('임시 저장');
  await screen.findByText(/^2099. 12. 1. 오전 10:00에 공개됩니다/);
  expect(kept[0]?.publishAt).toEqual(older.publishAt);
  fireEvent.change(await field(/^공개 시각/), { target: { value: '' } });
  press('임시 저장');
  await screen.findByText(/공개 예약이 취소되었습니다/);
  expect(kept[0]?.publishAt).toBeNull();
});

test('a post of a draft says which draft it was', async () => {
  kept = [{ ...older, publishAt: null }];
  await show();
  await take();
  createPost.mockRejectedValueOnce(new AlreadyPublished());
  press('글 등록');
  expect((await screen.findByRole('alert')).textContent).toContain('이미 공개된 글입니다');
  expect(createPost.mock.calls[0]?.[2]).toEqual({ ...copyOfOlder, publishAt: null });
});

test('a time that is half filled is told beside its field, and nothing is published', async () => {
  await show();
  await type('내일의 글');
  const time = await field(/^공개 시각/);
  // What a browser says of a day without an hour.
  Object.defineProperty(time, 'validity', { value: { badInput: true } });
  press('글 등록');
  expect(await screen.findByText(/^날짜와 시각을 모두/)).toBeTruthy();
  expect(document.activeElement).toBe(time);
  expect(createPost).not.toHaveBeenCalled();
});

test('while a post is on its way no other is opened over it', async () => {
  kept = [older];
  await show();
  await type('오늘의 글');
  await list().findByText('지난주의 글');
  let arrive = () => {};
  createPost.mockImplementationOnce(() => new Promise<void>((done) => (arrive = done)));
  press('글 등록');
  for (const name of ['이어 쓰기', '새로 쓰기'])
    expect(list().getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
  await act(async () => arrive());
  await screen.findByText('글을 등록했습니다.');
  expect(list().getByRole<HTMLButtonElement>('button', { name: '새로 쓰기' }).disabled).toBe(false);
});

test('while a picture is on its way nothing is sent, kept or opened; then its line is in the text', async () => {
  kept = [older];
  await show({ ...siteFacts.firebase, storageBucket: 'bucket.app' });
  await type('오늘의 글');
  await list().findByText('지난주의 글');
  const file = new File(['x'], '단지.jpg', { type: 'image/jpeg' });
  fireEvent.change(await field(/^사진 파일/), { target: { files: [file] } });
  fireEvent.change(await field(/^사진 설명/), { target: { value: '강' } });
  let arrive = (_: string) => {};
  uploadPicture.mockImplementationOnce(() => new Promise<string>((done) => (arrive = done)));
  press('사진 넣기');
  await waitFor(() => expect(uploadPicture).toHaveBeenCalled());
  for (const name of ['글 등록', '임시 저장', '이어 쓰기', '새로 쓰기'])
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
  fireEvent.submit((await field(/^제목/)).form as HTMLFormElement);
  await act(async () => arrive('ABCDEFGHIJKLMNOPQR09'));
  await screen.findByText('사진을 글에 넣었습니다.');
  expect(createPost).not.toHaveBeenCalled();
  press('글 등록');
  await screen.findByText('글을 등록했습니다.');
  expect(createPost.mock.calls[0]?.[1]).toMatchObject({ content: expect.stringContaining('![강](picture:ABC') });
});

test('while another is opened the form waits', async () => {
  await show();
  await type('오늘의 글');
  let arrive = () => {};
  saveDraft.mockImplementationOnce(async (_id, words) => {
    await new Promise<void>((done) => (arrive = done));
    return { ...words, publishAt: null };
  });
  fireEvent.click(list().getByRole('button', { name: '새로 쓰기' }));
  await waitFor(async () => expect((await field(/^제목/)).disabled).toBe(true));
  await act(async () => arrive());
  await waitFor(async () => expect((await field(/^제목/)).disabled).toBe(false));
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
