import { SiteProvider } from '@platform/runtime';
import { StrictMode } from 'react';
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
import { takeSnapshot } from './federation/snapshot';
import { watchStylesheets } from './federation/stylesheets';
import './styles';

const lock = readBrowserLock();
const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root element to render into.');

// For the stylesheets that Rspack's runtime of any module fetches: platform/rspack writes the call.
Object.assign(window, { fileIntegrity });
const pieces = browserPieces(federationLoader(lock), new Hydration());
prefetchOnIntent(lock);
watchStylesheets();
addEventListener('online', retryFailures);

const site = (
  <StrictMode>
    <BrowserRouter>
      <SiteProvider lock={lock} page={readPageData()}>
        <PiecesContext value={pieces}>
          <App />
        </PiecesContext>
      </SiteProvider>
    </BrowserRouter>
  </StrictMode>
);

const page = document.getElementById('page');
if (root.firstElementChild) {
  pieces.hydration.begin(location.pathname, pieces.forgetHeld);
  if (page) takeSnapshot(location.pathname, page);
  hydrateRoot(root, site);
} else {
  createRoot(root).render(site);
}

// What the first paint does not wait for: letters that people type, and the form that stands in for a missing module.
const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 2000)); // Safari
whenIdle(() => {
  void import('./fonts/fallback.css');
  void import('./layout/popup/StandIn');
});
