// @vitest-environment happy-dom
import { siteFacts } from '@riverview/site/siteFacts';
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestPage } from '../../testing/TestPage';
import { SignInForm } from './SignInForm';

const signIn = vi.fn<(facts: unknown, email: string, password: string) => Promise<void>>();
const loaded = vi.fn();
vi.mock('../../store/session', () => ({
  loadAuth: async () => {
    loaded();
    return { signIn };
  },
}));

beforeEach(() => {
  signIn.mockReset();
  loaded.mockReset();
  render(
    <TestPage path="/press" route="/press">
      <SignInForm />
    </TestPage>,
  );
});
// A busy machine is no failure.
configure({ asyncUtilTimeout: 5000 });
afterEach(cleanup);

function submit(email: string, password: string) {
  fireEvent.change(screen.getByLabelText('이메일'), { target: { value: email } });
  fireEvent.change(screen.getByLabelText('비밀번호'), { target: { value: password } });
  fireEvent.submit(screen.getByRole('button').closest('form') as HTMLFormElement);
}

test('sign-in is loaded when the form is touched, not before', () => {
  expect(loaded).not.toHaveBeenCalled();
  fireEvent.focus(screen.getByLabelText('이메일'));
  expect(loaded).toHaveBeenCalled();
});

test('what is prerendered sends no password anywhere', () => {
  const html = renderToString(
    <TestPage path="/press" route="/press">
      <SignInForm />
    </TestPage>,
  );
  expect(html).toMatch(/<form[^>]* method="post"/);
  expect(html).toMatch(/<button[^>]* disabled=""/);
  expect((screen.getByRole('button') as HTMLButtonElement).disabled).toBe(false);
});

test('what was typed is what is sent', async () => {
  signIn.mockResolvedValue(undefined);
  submit(' me@example.com ', ' pass word ');
  await vi.waitFor(() => expect(signIn).toHaveBeenCalledWith(siteFacts.firebase, 'me@example.com', ' pass word '));
});

test.each([
  ['auth/invalid-credential', '로그인 실패: 이메일 또는 비밀번호가 맞지 않습니다.'],
  ['auth/too-many-requests', '로그인 실패: 로그인을 여러 번 시도했습니다. 잠시 후 다시 시도해 주세요.'],
  ['auth/network-request-failed', '로그인 실패: 서버에 연결하지 못했습니다. 인터넷 연결을 확인해 주세요.'],
  ['auth/something-new', '로그인 실패: 알 수 없는 오류가 발생했습니다. (auth/something-new)'],
])('%s → %s', async (code, message) => {
  signIn.mockRejectedValue(Object.assign(new Error(code), { code }));
  submit('me@example.com', 'wrong');
  expect((await screen.findByRole('alert')).textContent).toBe(message);
});
