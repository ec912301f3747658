// @vitest-environment happy-dom
import { Federated, FederationContext } from '@platform/runtime';
import { act, cleanup } from '@testing-library/react';
import { createContext, type ReactNode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TestSite } from '../layout/site.fixture';
import { FederatedPiece } from './FederatedPiece';
import styles from './FederatedPiece.module.css';
import { Hydration } from './hydration';
import { PiecesContext } from './PiecesContext';
import { browserPieces } from './pieces';

let see: () => void = () => {};
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        see = () => tell([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

let again = () => {};
function Page() {
  const [count, setCount] = useState(0);
  again = () => setCount(count + 1);
  return (
    <section>
      <p>{count}</p>
      <Federated of={'mf-alpha/Part'} when="seen" fallback={<p>gone</p>} />
    </section>
  );
}

let move = () => {};
const PlaceContext = createContext(0);
/** As the router around the site: where it stands is a context. */
function Place({ children }: { readonly children: ReactNode }) {
  const [place, setPlace] = useState(0);
  move = () => setPlace(place + 1);
  return <PlaceContext value={place}>{children}</PlaceContext>;
}

/** A page that came as HTML with a piece below the fold, hydrated as far as it gets by itself. */
async function hydratePage({ busy = false } = {}) {
  const asked: string[] = [];
  const loader = async (module: string) => {
    asked.push(module);
    return { default: () => <button type="button">later</button> };
  };
  const hydration = new Hydration();
  const pieces = browserPieces(loader, hydration);
  hydration.begin('/', pieces.forgetHeld);
  document.body.innerHTML = `<div id="root"><section><p>0</p><div class="${styles.place}" data-piece="mf-alpha/Part" data-waiting=""><!--$--><button type="button"${busy ? ' aria-busy="true"' : ''}>later</button><!--/$--></div></section></div>`;
  const root = document.getElementById('root') as HTMLElement;
  const button = root.querySelector('button');
  const alive = vi.fn();
  document.addEventListener('alive', alive, { once: true });
  await act(async () => {
    hydrateRoot(
      root,
      <TestSite at="/">
        <FederationContext value={FederatedPiece}>
          <PiecesContext value={pieces}>
            <Place>
              <Page />
            </Place>
          </PiecesContext>
        </FederationContext>
      </TestSite>,
    );
  });
  const shown = () =>
    [root.querySelector('section > p')?.textContent, root.querySelector('button') === button] as const;
  return {
    asked,
    shown,
    alive,
    place: root.querySelector('[data-piece]'),
    again: () => act(async () => again()),
    root,
  };
}

it('a piece that waits keeps its HTML and asks for nothing, whatever is rendered around it', async () => {
  const { asked, shown, again, alive, place } = await hydratePage();
  await again();
  await again();
  expect(shown()).toEqual(['2', true]);
  expect(asked).toEqual([]);
  expect(alive).not.toHaveBeenCalled();
  expect(place?.hasAttribute('data-waiting')).toBe(true);
});

it.each([
  ['it is seen', () => see()],
  ['it is touched', (place: Element | null) => place?.dispatchEvent(new Event('touchstart'))],
  [
    'a press was kept for it',
    (place: Element | null) => place?.firstElementChild?.dispatchEvent(new Event('wanted', { bubbles: true })),
  ],
])('comes alive from that very HTML once %s, and says so', async (_, sign) => {
  const { asked, shown, alive, place } = await hydratePage();
  await act(async () => void sign(place));
  expect(asked).toEqual(['mf-alpha']);
  await vi.waitFor(() => expect(alive).toHaveBeenCalledOnce());
  expect(place?.hasAttribute('data-waiting')).toBe(false);
  expect(shown()).toEqual(['0', true]);
});

it('waits no longer once React has dropped its HTML, for a context around it is another at once', async () => {
  const { asked, alive, root } = await hydratePage();
  const html = root.querySelector('button');
  await act(async () => move());
  expect(html?.isConnected).toBe(false);
  expect(asked).toEqual(['mf-alpha']);
  await vi.waitFor(() => expect(alive).toHaveBeenCalledOnce());
  expect(root.querySelector('[data-piece]')?.textContent).toBe('later');
});

it('does not wait where a press was kept before it could', async () => {
  const { asked, alive } = await hydratePage({ busy: true });
  expect(asked).toEqual(['mf-alpha']);
  await vi.waitFor(() => expect(alive).toHaveBeenCalledOnce());
});
