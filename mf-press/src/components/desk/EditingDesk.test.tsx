// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PostChanged, type Version } from '../../api/editPosts';
import type { Post } from '../../api/post';
import { loadAuth } from '../../store/session';
import { TestPage } from '../../testing/TestPage';
import EditingDesk from './EditingDesk';

const token = `x.${Buffer.from(JSON.stringify({ role: 'press' })).toString('base64url')}.x`;
vi.mock('../../api/auth', () => ({ watchAuth: () => {}, tokenOf: async () => token }));

const at = (time: string) => ({ seconds: Date.parse(time) / 1000, nanoseconds: 0 });
const post: Post = {
  id: 'a',
  title: '제목',
  summary: '요약',
  content: '본문',
  date: at('2025-11-18T01:20:00Z'),
  views: 7,
};
const before: Version = {
  id: 'v1',
  title: '처음 제목',
  summary: '처음 요약',
  content: '# 처음 본문',
  since: at('2025-11-17T01:20:00Z'),
};
const updatePost = vi.fn(async (..._: unknown[]) => {});
const listVersions = vi.fn(async (): Promise<readonly Version[]> => [before]);
vi.mock('../../api/editPosts', async (original) => ({
  ...(await original<object>()),
  updatePost: (_: unknown, ...given: unknown[]) => updatePost(...given),
  listVersions: () => listVersions(),
}));

const saved = vi.fn();
async function show(buttonLabel = '수정'): Promise<void> {
  render(
    <TestPage path="/press/a" route="/press/:id">
      <EditingDesk post={post} onSave={saved} />
    </TestPage>,
  );
  await act(async () => void (await loadAuth({} as never)));
  await screen.findByRole('button', { name: buttonLabel });
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
});
afterEach(cleanup);

test('an edit says which post it was made of', async () => {
  await show();
  press('수정');
  fireEvent.change(screen.getByLabelText(/^본문/), { target: { value: '고친 본문' } });
  press('수정 저장');
  await screen.findByText('글을 수정했습니다.');
  expect(updatePost.mock.calls).toEqual([
    [post, { title: '제목', summary: '요약', content: '고친 본문', isMarked: true }],
  ]);
  expect(saved).toHaveBeenCalledOnce();
});

test('an edit of what somebody else has edited meanwhile is told once, keeps what was typed, and then goes over it', async () => {
  const theirs = { ...post, title: '남의 제목' };
  updatePost.mockRejectedValueOnce(new PostChanged(theirs));
  await show();
  press('수정');
  fireEvent.change(screen.getByLabelText(/^본문/), { target: { value: '고친 본문' } });
  press('수정 저장');
  expect((await screen.findByRole('alert')).textContent).toContain('그사이 다른 곳에서 이 글이 바뀌었습니다');
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^본문/).value).toBe('고친 본문');
  press('수정 저장');
  await screen.findByText('글을 수정했습니다.');
  expect(updatePost.mock.calls.map(([of]) => of)).toEqual([post, theirs]);
});

test('what a post said is shown as it was read then, and brought back as it was', async () => {
  await show();
  expect(listVersions).not.toHaveBeenCalled();
  press('이전 버전');
  expect(await screen.findByText('처음 제목')).toBeTruthy();
  expect(screen.getByText('2025. 11. 17. 오전 10:20부터의 글')).toBeTruthy();
  press('보기');
  // From before there was markup: its signs are text.
  expect(screen.getByText('# 처음 본문').tagName).toBe('P');
  press('닫기');
  press('이 글로 되돌리기');
  await screen.findByText(/^이전 버전으로 되돌렸습니다/);
  const { id: _, since: __, ...text } = before;
  expect(updatePost.mock.calls).toEqual([[post, text]]);
  expect(listVersions).toHaveBeenCalledTimes(2);
});

test('a version that can not be brought back is told', async () => {
  updatePost.mockRejectedValueOnce(new Error('away'));
  await show();
  press('이전 버전');
  await screen.findByText('처음 제목');
  press('이 글로 되돌리기');
  expect((await screen.findByRole('alert')).textContent).toContain('서버에 저장하지 못했습니다');
});

test('a version of what somebody else has edited meanwhile is told once, and then goes over it', async () => {
  const theirs = { ...post, title: '남의 제목' };
  updatePost.mockRejectedValueOnce(new PostChanged(theirs));
  await show();
  press('이전 버전');
  await screen.findByText('처음 제목');
  press('이 글로 되돌리기');
  expect((await screen.findByRole('alert')).textContent).toContain('그사이 다른 곳에서 이 글이 바뀌었습니다');
  press('이 글로 되돌리기');
  await screen.findByText(/^이전 버전으로 되돌렸습니다/);
  expect(updatePost.mock.calls.map(([of]) => of)).toEqual([post, theirs]);
});

test('an edit that is not saved outlives the session and the page; saved or given up, it is gone', async () => {
  await show();
  press('수정');
  fireEvent.change(screen.getByLabelText(/^본문/), { target: { value: '한 시간 쓴 본문' } });
  cleanup();
  await show('수정 저장');
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^본문/).value).toBe('한 시간 쓴 본문');
  press('수정 저장');
  await screen.findByText('글을 수정했습니다.');
  expect(updatePost.mock.calls[0]?.[1]).toMatchObject({ title: '제목', content: '한 시간 쓴 본문' });
  press('수정');
  fireEvent.change(screen.getByLabelText(/^본문/), { target: { value: '그만둔 본문' } });
  press('취소');
  expect(localStorage).toHaveLength(0);
});

test('right after it was saved a post is edited as it is now, though the page has not read it again', async () => {
  await show();
  press('수정');
  fireEvent.change(screen.getByLabelText(/^본문/), { target: { value: '고친 본문' } });
  press('수정 저장');
  await screen.findByText('글을 수정했습니다.');
  press('수정');
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^본문/).value).toBe('고친 본문');
});

test('a link in the preview opens another tab: what is written stays', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  await show();
  press('수정');
  fireEvent.change(screen.getByLabelText(/^본문/), { target: { value: '[소개](/Brand/intro)' } });
  press('미리보기');
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: '소개' });
  const isLeftAlone = fireEvent.click(link);
  expect(isLeftAlone).toBe(false);
  expect(open.mock.calls).toEqual([[link.href, '_blank', 'noopener']]);
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^본문/).value).toBe('[소개](/Brand/intro)');
});
