import { SiteProvider } from '@platform/runtime';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { rememberBanner } from '~/shell/src/layout/page-banner/openedBanner';
import { fetchBannerPictures } from '~/shell/src/layout/page-banner/useBannerPicture';
import '~/shell/src/styles';
import lock from '#lock';
import { App } from '../site/App';
import { fetchLaterFonts } from '../site/laterFonts';
import { loaders } from './loaders';
import { piecesAt, prepare } from './prepare';

/** A pointer, a finger or the focus on a link fetches the chunks of its page, or the popup's form. */
function prefetchOnIntent(): void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin) return;
    void fetchBannerPictures();
    const names = link.role === 'button' ? ['mf-leads/InterestForm'] : piecesAt(lock, link.pathname);
    for (const of of names) void loaders[of]?.();
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, onIntent, { passive: true, capture: true });
  }
}

const data = document.getElementById('page-data')?.textContent;
void prepare(lock, location.pathname).then((pieces) => {
  rememberBanner(lock.routes);
  hydrateRoot(
    document.getElementById('root') as HTMLElement,
    <StrictMode>
      <BrowserRouter>
        <SiteProvider lock={lock} page={data ? JSON.parse(data) : null}>
          <App pieces={pieces} />
        </SiteProvider>
      </BrowserRouter>
    </StrictMode>,
  );
});
prefetchOnIntent();
fetchLaterFonts();
