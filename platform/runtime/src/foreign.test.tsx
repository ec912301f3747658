// @vitest-environment happy-dom
import type { Facts } from '@platform/contract';
import { sampleSite } from '@platform/contract/testing/sampleSite';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ForeignSite } from './foreign';
import { useFacts, useLocation, useSite } from './index';

const ask = vi.fn<(address: URL) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal('__webpack_public_path__', 'https://site.example/_modules/mf-forms/1f0c/foreign/');
  vi.stubGlobal('fetch', ask);
  vi.spyOn(console, 'error').mockReturnValue();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  cleanup();
  ask.mockReset();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Piece() {
  const { projectName } = useFacts();
  return `${projectName} of ${useSite().lock.id} on ${useLocation().pathname}`;
}

class Boundary extends Component<{ readonly children: ReactNode }, { readonly message: string | null }> {
  override state = { message: null };

  static getDerivedStateFromError({ message }: Error) {
    return { message };
  }

  override render() {
    return this.state.message ?? this.props.children;
  }
}

const seen = (facts: Facts, origin: string): Facts => ({ ...facts, projectName: `${facts.projectName} (${origin})` });

const place = () =>
  act(async () =>
    render(
      <Boundary>
        <Suspense fallback="on its way">
          <ForeignSite module="mf-forms" seen={seen}>
            <Piece />
          </ForeignSite>
        </Suspense>
      </Boundary>,
    ),
  );

test('facts that can not be had are the host’s to tell; placed anew, the piece asks again, and then never more', async () => {
  ask.mockResolvedValueOnce(new Response('', { status: 503 }));
  await place();
  expect(document.body.textContent).toContain('https://site.example/facts.json answers 503');
  expect(ask).toHaveBeenCalledTimes(1);
  cleanup();
  vi.advanceTimersByTime(3000);

  ask.mockResolvedValueOnce(Response.json({ release: '0123', facts: sampleSite.facts }));
  await place();
  await place();
  expect(ask.mock.calls.map(([address]) => address.href)).toEqual(Array(2).fill('https://site.example/facts.json'));
  const [words] = screen.getAllByText(/of 0123/);
  expect(words?.textContent).toBe(
    `${sampleSite.facts.projectName} (https://site.example) of 0123 on //${location.host}${location.pathname}`,
  );
  expect(words?.className).toBe('mf-forms-ground');
});
