// @vitest-environment happy-dom
import { siteFacts } from '@riverview/site/siteFacts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestPage } from '../../testing/TestPage';
import SignIn from './SignIn';

type OnAccount = ComponentProps<typeof SignIn>['onAccount'];

const tokenOf = vi.fn<(facts: unknown, isFresh: boolean) => Promise<string | null>>();
let tell: (email: string | null) => void;
vi.mock('../../api/auth', () => ({
  watchAuth: (_: unknown, listener: (email: string | null) => void) => {
    tell = listener;
  },
  tokenOf: (facts: unknown, isFresh: boolean) => tokenOf(facts, isFresh),
  signIn: async () => undefined,
}));

const onAccount = vi.fn<OnAccount>();

beforeEach(async () => {
  onAccount.mockReset();
  tokenOf.mockReset();
  render(
    <TestPage path="/inbox" route="/inbox">
      <SignIn onAccount={onAccount} />
    </TestPage>,
  );
  const email = screen.queryByLabelText('이메일');
  if (email) fireEvent.focus(email);
  await vi.waitFor(() => expect(tell).toBeDefined());
});
afterEach(() => {
  act(() => tell(null));
  cleanup();
});

test('a page hears who is signed in, and of nobody', async () => {
  expect(onAccount).toHaveBeenLastCalledWith(null);
  act(() => tell('me@example.com'));
  expect(onAccount.mock.lastCall?.[0]?.email).toBe('me@example.com');
  expect((await screen.findByRole('status')).textContent).toBe('me@example.com 님, 환영합니다');
  act(() => tell(null));
  expect(onAccount).toHaveBeenLastCalledWith(null);
  expect(screen.getByLabelText('비밀번호')).toBeDefined();
});

test('it is given the tokens of that sign-in', async () => {
  act(() => tell('me@example.com'));
  tokenOf.mockResolvedValue('a token');
  expect(await onAccount.mock.lastCall?.[0]?.token(true)).toBe('a token');
  expect(tokenOf).toHaveBeenCalledWith(siteFacts.firebase, true);
});

test('a sign-in that was ended elsewhere asks again, and says why', async () => {
  act(() => tell('me@example.com'));
  const account = onAccount.mock.lastCall?.[0];
  tokenOf.mockResolvedValue(null);
  await act(() => expect(account?.token(true)).rejects.toThrow('has ended'));
  act(() => tell(null));
  expect(onAccount).toHaveBeenLastCalledWith(null);
  expect(screen.getByText('로그인 시간이 지났습니다. 다시 로그인해 주세요.')).toBeDefined();
});
