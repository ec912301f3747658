// @vitest-environment happy-dom
import type { Role } from '@riverview/site/staff';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { loadAuth } from '../../store/session';
import { TestPage } from '../../testing/TestPage';
import WritingDesk from './WritingDesk';

const tokenOf = vi.fn<() => Promise<string | null>>();
vi.mock('../../api/auth', () => ({ watchAuth: () => {}, tokenOf: () => tokenOf() }));

const tokenWith = (claims: object) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;
async function show(): Promise<void> {
  render(
    <TestPage path="/press" route="/press">
      <WritingDesk onChange={() => {}} />
    </TestPage>,
  );
  await act(async () => void (await loadAuth({} as never)));
}
afterEach(cleanup);

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
  },
);

test('where nobody could be asked, what was typed stays to be seen', async () => {
  tokenOf.mockRejectedValue(new Error('auth/network-request-failed'));
  await show();
  expect(await screen.findByLabelText(/^제목/)).toBeTruthy();
});
