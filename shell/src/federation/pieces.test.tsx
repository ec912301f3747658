// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { retryFailures, useFailures } from './failures';
import { Hydration } from './hydration';
import { browserPieces, type Pieces } from './pieces';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  useFailures.setState({ retries: new Map() });
  vi.useRealTimers();
});

const of = 'mf-alpha/Page';

function Place({ pieces }: { readonly pieces: Pieces }) {
  const Piece = pieces.piece(of);
  return (
    <Suspense fallback="pending">
      <Piece failed="failed" props={{ word: 'piece' }} />
    </Suspense>
  );
}

/** A module's files: each asking for them stays open until the test answers it. */
function network() {
  const asked: { answer(): void; refuse(): void }[] = [];
  const loader = () =>
    new Promise<{ default: (props: Record<string, unknown>) => string }>((resolve, reject) => {
      asked.push({
        answer: () => resolve({ default: ({ word }) => String(word) }),
        refuse: () => reject(new Error('no network')),
      });
    });
  return { asked, loader };
}

type Event = 'ok' | 'late' | 'fails' | 'retry' | 'navigation';

/** What is on screen and whether a way to try again is offered, after these events. */
async function after(page: 'first' | 'later', events: readonly Event[]) {
  const { asked, loader } = network();
  const hydration = new Hydration();
  const pieces = browserPieces(loader, hydration);
  if (page === 'first') hydration.begin('/first', pieces.forgetHeld);
  const place = () => <Place key={hydration.onFirstPage ? 'first' : 'later'} pieces={pieces} />;
  const pass = () => act(() => vi.advanceTimersByTimeAsync(1000));
  let screen = render(place());
  await pass();
  for (const event of events) {
    if (event === 'ok') asked.at(-1)?.answer();
    if (event === 'late') asked[0]?.answer();
    if (event === 'fails') asked.at(-1)?.refuse();
    if (event === 'retry') act(retryFailures);
    if (event === 'navigation') {
      hydration.visit('/other');
      screen.rerender(place());
    }
    await pass();
  }
  const seen = screen.container.textContent;
  screen.unmount();
  screen = render(place());
  await pass();
  return [seen, useFailures.getState().retries.has(of), asked.length] as const;
}

describe('a piece in a browser', () => {
  it.each<[page: 'first' | 'later', events: Event[], seen: string, offersRetry: boolean, asked: number]>([
    ['first', [], 'pending', false, 1],
    ['first', ['ok'], 'piece', false, 1],
    ['first', ['fails', 'ok'], 'piece', false, 2],
    ['first', ['fails', 'fails'], 'pending', true, 2],
    ['first', ['fails', 'fails', 'retry'], 'pending', true, 3],
    ['first', ['fails', 'fails', 'retry', 'ok'], 'piece', false, 3],
    ['first', ['fails', 'fails', 'retry', 'fails', 'retry', 'ok'], 'piece', false, 4],
    ['first', ['navigation'], 'pending', false, 2],
    ['first', ['navigation', 'ok'], 'piece', false, 2],
    ['first', ['navigation', 'fails', 'fails'], 'failed', true, 3],
    ['first', ['ok', 'navigation'], 'piece', false, 1],
    ['first', ['fails', 'fails', 'navigation'], 'pending', true, 3],
    ['first', ['fails', 'fails', 'navigation', 'ok'], 'piece', false, 3],
    ['first', ['fails', 'fails', 'navigation', 'fails', 'fails'], 'failed', true, 4],
    ['later', [], 'pending', false, 1],
    ['later', ['ok'], 'piece', false, 1],
    ['later', ['fails', 'ok'], 'piece', false, 2],
    ['later', ['fails', 'fails'], 'failed', true, 2],
    ['later', ['fails', 'fails', 'retry'], 'failed', true, 3],
    ['later', ['fails', 'fails', 'retry', 'ok'], 'piece', false, 3],
    ['later', ['fails', 'fails', 'retry', 'fails', 'retry', 'ok'], 'piece', false, 4],
    ['later', ['navigation', 'ok'], 'piece', false, 1],
  ])('of the %s page, after %j, shows "%s"', async (page, events, ...outcome) => {
    expect(await after(page, events)).toEqual(outcome);
  });

  it('that was prepared is on screen at once', async () => {
    const { asked, loader } = network();
    const pieces = browserPieces(loader, new Hydration());
    pieces.prepare(of);
    asked[0]?.answer();
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(render(<Place pieces={pieces} />).container.textContent).toBe('piece');
  });

  it('that could not be prepared offends nobody, and is asked for again', async () => {
    const { asked, loader } = network();
    const pieces = browserPieces(loader, new Hydration());
    pieces.prepare(of);
    asked[0]?.refuse();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(useFailures.getState().retries.size).toBe(0);
    const { container } = render(<Place pieces={pieces} />);
    expect(container.textContent).toBe('pending');
    await act(() => vi.advanceTimersByTimeAsync(0));
    asked[1]?.answer();
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(container.textContent).toBe('piece');
  });

  it('that comes late, after the visitor went on without it, changes nothing there', async () => {
    expect(await after('first', ['navigation', 'late'])).toEqual(['pending', false, 2]);
  });
});
