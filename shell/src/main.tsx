import { SiteProvider } from '@platform/runtime';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { readBrowserLock, readPageData } from './federation/browserLock';
import { retryFailures } from './federation/failures';
import { federationLoader } from './federation/loadPiece';
import { hydration, setPieceLoader } from './federation/pieces';
import { prefetchOnIntent } from './federation/prefetchOnIntent';
import { takeSnapshot } from './federation/snapshot';
import { watchStylesheets } from './federation/stylesheets';
import './styles';

const lock = readBrowserLock();
const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root element to render into.');

setPieceLoader(federationLoader(lock), { prerendering: false });
prefetchOnIntent(lock);
watchStylesheets();
addEventListener('online', retryFailures);

const site = (
  <StrictMode>
    <BrowserRouter>
      <SiteProvider lock={lock} page={readPageData()}>
        <App />
      </SiteProvider>
    </BrowserRouter>
  </StrictMode>
);

const page = document.getElementById('page');
if (root.firstElementChild) {
  hydration.begin(location.pathname);
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
