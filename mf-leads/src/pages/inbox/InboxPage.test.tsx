// @vitest-environment happy-dom

import type { Account } from '@riverview/site/staff';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { inboxLead as lead } from '../../testing/inboxLead';
import InboxPage from './InboxPage';

let signIn: (account: Account | null) => void = () => {};
vi.mock('@platform/runtime', () => ({
  useFacts: () => ({ leads: { endpoint: '/api/leads' } }),
  Federated: ({ onAccount }: { readonly onAccount: typeof signIn }) => {
    signIn = onAccount;
    return null;
  },
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// An entry listens to what is opened once its effects have run, which may be after it is seen.
const note = () => screen.findByLabelText<HTMLTextAreaElement>('메모');
const account = (email: string) => ({ email, token: async () => 'token' }) as unknown as Account;

test('a sign-in that ended and came back finds what was typed, another account does not', async () => {
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json({ leads: url.endsWith('/due') ? [] : [lead], next: null }),
  );
  // Loaded before it is looked for: on a busy machine that takes longer than a search of the screen waits.
  await import('./Inbox');
  render(<InboxPage />);
  const signedIn = async (email: string) => {
    act(() => signIn(account(email)));
    return screen.findByRole('button', { name: lead.name });
  };
  fireEvent.click(await signedIn('sales@example.com'));
  fireEvent.change(await note(), { target: { value: '내 메모' } });
  act(() => signIn(null));
  expect(screen.queryByRole('button', { name: lead.name })).toBeNull();
  fireEvent.click(await signedIn('other@example.com'));
  expect((await note()).value).toBe('');
  act(() => signIn(null));
  await signedIn('sales@example.com');
  expect((await note()).value).toBe('내 메모');
});
