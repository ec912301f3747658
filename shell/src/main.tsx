import type { BrowserLock } from '@platform/contract';
import { overrideParameter } from '@platform/contract/overrideParameter';
import { SiteProvider } from '@platform/runtime';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { readBrowserLock, readPageData } from './federation/browserLock';
import { retryFailures } from './federation/failures';
import { fileIntegrity } from './federation/fileIntegrity';
import { Hydration } from './federation/hydration';
import { federationLoader } from './federation/loadPiece';
import { PiecesContext } from './federation/PiecesContext';
import { browserPieces } from './federation/pieces';
import { prefetchOnIntent } from './federation/prefetchOnIntent';
import { forgetFirstPage, rememberFirstPage } from './federation/snapshot';
import { keepStillPage, rememberStillPage } from './federation/still/keptPage';
import { hasStylesheet, watchStylesheets } from './federation/stylesheets';
import { rememberBanner } from './layout/page-banner/openedBanner';
import { fetchBannerPictures } from './layout/page-banner/useBannerPicture';
import { preparePopup } from './layout/popup/preparePopup';
import { hearFailures } from './signals/failures';
import { sendSignals } from './signals/sendSignals';
import './styles';

hearFailures();
const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 2000)); // Safari
const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root element to render into.');

// For the stylesheets that Rspack's runtime of any module fetches: platform/rspack writes the call.
Object.assign(window, { fileIntegrity, hasStylesheet });

/** @param changed another lock than the one that the document was composed with: the page begins anew */
function start(root: HTMLElement, lock: BrowserLock, changed: BrowserLock | null): void {
  const shown = changed ?? lock;
  const pieces = browserPieces(federationLoader(shown), new Hydration());
  prefetchOnIntent(shown, pieces.prepare);
  preparePopup(shown, pieces.prepare);
  watchStylesheets();
  addEventListener('online', retryFailures);

  const site = (
    <StrictMode>
      <BrowserRouter>
        <SiteProvider lock={shown} page={changed ? null : readPageData()}>
          <PiecesContext value={pieces}>
            <App />
          </PiecesContext>
        </SiteProvider>
      </BrowserRouter>
    </StrictMode>
  );

  if (root.firstElementChild && !changed) {
    rememberFirstPage(location.pathname);
    rememberBanner(shown.routes);
    rememberStillPage(location.pathname);
    pieces.hydration.begin(location.pathname, () => {
      pieces.forgetHeld();
      keepStillPage();
      forgetFirstPage();
    });
    // A transition: React yields to the visitor every few milliseconds, and does not otherwise while it hydrates.
    startTransition(() => {
      hydrateRoot(root, site);
    });
  } else {
    void fetchBannerPictures();
    createRoot(root).render(site);
  }
}

// No await at the top: the bundler would make every module around this one asynchronous.
void readBrowserLock().then(async (lock) => {
  const changed = location.search.includes(overrideParameter)
    ? await import('./federation/override').then(({ overriddenLock }) => overriddenLock(lock)).catch(() => null)
    : null;
  start(root, lock, changed);
  // Versions that only one person sees are counted nowhere.
  if (!changed) whenIdle(() => void sendSignals(lock));
});

// Letters that people type: nobody else waits for them.
function fetchLetters(field: EventTarget | null): void {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) void import('./stockFonts.css');
}
document.addEventListener('focusin', ({ target }) => fetchLetters(target));
// The focus may be what started the page.
fetchLetters(document.activeElement);

// The form that stands in for a missing module, so that it is there offline, too.
whenIdle(() => void import('./layout/popup/StandIn'));
