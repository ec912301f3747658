// @vitest-environment happy-dom
import { siteFacts } from '@riverview/site/siteFacts';
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GiveCode } from '../../api/auth';
import { TestPage } from '../../testing/TestPage';
import { SignInForm } from './SignInForm';

const signIn = vi.fn<(facts: unknown, email: string, password: string) => Promise<GiveCode | null>>();
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
  signIn.mockResolvedValue(null);
  submit(' me@example.com ', ' pass word ');
  await vi.waitFor(() => expect(signIn).toHaveBeenCalledWith(siteFacts.firebase, 'me@example.com', ' pass word '));
});

test.each([
  ['auth/invalid-credential', '로그인 실패: 이메일 또는 비밀번호가 맞지 않습니다.'],
  ['auth/too-many-requests', '로그인 실패: 여러 번 틀려서 잠시 막았습니다. 몇 분 뒤에 다시 시도해 주세요.'],
  ['auth/network-request-failed', '로그인 실패: 서버에 연결하지 못했습니다. 인터넷 연결을 확인해 주세요.'],
  ['auth/something-new', '로그인 실패: 알 수 없는 오류가 발생했습니다. (auth/something-new)'],
])('%s → %s', async (code, message) => {
  signIn.mockRejectedValue(Object.assign(new Error(code), { code }));
  submit('me@example.com', 'wrong');
  expect((await screen.findByRole('alert')).textContent).toBe(message);
});

test('the seconds to wait are told where the back end tells them', async () => {
  const refused = (seconds: number) =>
    Object.assign(new Error(`Firebase: Try again in ${seconds} seconds. (auth/too-many-requests).`), {
      code: 'auth/too-many-requests',
    });
  signIn.mockRejectedValue(refused(32));
  submit('me@example.com', 'wrong');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('로그인 실패: 여러 번 틀려서 잠시 막았습니다. 32초 뒤에 다시 시도해 주세요.');
  signIn.mockRejectedValue(refused(61));
  submit('me@example.com', 'wrong');
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toContain('2분 뒤에'));
});

describe('an account with a second factor', () => {
  const giveCode = vi.fn<GiveCode>();
  const type = (label: string, value: string) => {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
    fireEvent.submit(screen.getByLabelText(label).closest('form') as HTMLFormElement);
  };
  beforeEach(async () => {
    giveCode.mockReset();
    signIn.mockResolvedValue(giveCode);
    submit('me@example.com', 'right');
    await screen.findByLabelText('인증 앱의 6자리 숫자');
  });
  afterEach(() => vi.unstubAllGlobals());

  test('is asked for its code, and a wrong one is told', async () => {
    giveCode.mockRejectedValue(Object.assign(new Error('x'), { code: 'auth/invalid-verification-code' }));
    type('인증 앱의 6자리 숫자', '123456');
    expect((await screen.findByRole('alert')).textContent).toContain('숫자가 맞지 않습니다');
    expect(giveCode).toHaveBeenCalledWith('123456');
  });

  test('gets in with a recovery code where the app is lost, by the same password', async () => {
    const send = vi.fn<typeof fetch>(async () => Response.json({ ok: true }));
    vi.stubGlobal('fetch', send);
    fireEvent.click(screen.getByRole('button', { name: '인증 앱을 쓸 수 없어요' }));
    signIn.mockResolvedValue(null);
    type('복구 코드', 'AAAA-BBBB-CCCC-DDDD');
    await vi.waitFor(() => expect(signIn).toHaveBeenCalledTimes(2));
    expect(send.mock.lastCall?.[0]).toBe('/api/account/recover');
    expect(JSON.parse(String(send.mock.lastCall?.[1]?.body))).toEqual({
      email: 'me@example.com',
      password: 'right',
      code: 'AAAA-BBBB-CCCC-DDDD',
    });
    expect(giveCode).not.toHaveBeenCalled();
  });

  test('is told of a recovery code that was used', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ ok: false, error: 'INVALID_CODE' }, { status: 400 }));
    fireEvent.click(screen.getByRole('button', { name: '인증 앱을 쓸 수 없어요' }));
    type('복구 코드', 'AAAA');
    expect((await screen.findByRole('alert')).textContent).toBe(
      '로그인 실패: 복구 코드가 맞지 않거나 이미 쓴 코드입니다.',
    );
  });
});
