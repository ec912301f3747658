// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { WaitingLeads } from './WaitingLeads';

vi.mock('@platform/runtime', () => ({ Federated: ({ of }: { readonly of: string }) => <p>{of}</p> }));

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const databasesNamed = (...names: string[]) => ({ databases: async () => names.map((name) => ({ name, version: 1 })) });
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

test('a lead in the storage brings the outbox', async () => {
  localStorage.setItem('riverview-leads:a-lead', '{}');
  render(<WaitingLeads />);
  expect(await screen.findByText('mf-leads/Outbox')).toBeTruthy();
});

test('so does the database for leads that the storage did not take', async () => {
  vi.stubGlobal('indexedDB', databasesNamed('firebase', 'riverview-leads'));
  render(<WaitingLeads />);
  expect(await screen.findByText('mf-leads/Outbox')).toBeTruthy();
});

test.each([
  ['other databases', databasesNamed('firebase')],
  ['a browser that does not tell', {}],
  ['no databases at all', undefined],
])('%s: nothing is fetched', async (_, databases) => {
  vi.stubGlobal('indexedDB', databases);
  localStorage.setItem('theme', 'dark');
  render(<WaitingLeads />);
  await settle();
  expect(screen.queryByText('mf-leads/Outbox')).toBeNull();
});
