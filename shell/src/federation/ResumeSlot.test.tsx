// @vitest-environment happy-dom
import { FederationContext } from '@platform/runtime';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { lockFixture, TestSite } from '../layout/site.fixture';
import { ResumeSlot } from './ResumeSlot';

const lock = { ...lockFixture, slots: { resume: { of: 'mf-forms/Outbox', whenStored: 'forms' } } } as const;
const show = () =>
  render(
    <FederationContext value={({ of }) => <p>{of}</p>}>
      <TestSite lock={lock}>
        <ResumeSlot />
      </TestSite>
    </FederationContext>,
  );

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const databasesNamed = (...names: string[]) => ({ databases: async () => names.map((name) => ({ name, version: 1 })) });
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

test('a lead in the storage brings the outbox', async () => {
  localStorage.setItem('forms:a-lead', '{}');
  show();
  expect(await screen.findByText('mf-forms/Outbox')).toBeTruthy();
});

test('so does the database for leads that the storage did not take', async () => {
  vi.stubGlobal('indexedDB', databasesNamed('firebase', 'forms'));
  show();
  expect(await screen.findByText('mf-forms/Outbox')).toBeTruthy();
});

test.each([
  ['other databases', databasesNamed('firebase')],
  ['a browser that does not tell', {}],
  ['no databases at all', undefined],
])('%s: nothing is fetched', async (_, databases) => {
  vi.stubGlobal('indexedDB', databases);
  localStorage.setItem('theme', 'dark');
  show();
  await settle();
  expect(screen.queryByText('mf-forms/Outbox')).toBeNull();
});
