import { SiteProvider } from '@platform/runtime';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { fetchBannerPictures } from '~/shell/src/layout/page-banner/useBannerPicture';
import '~/shell/src/styles';
import lock from '#lock';
import { App, piecesOf } from '../site/App';
import { fetchLaterFonts } from '../site/laterFonts';

const pieces = piecesOf({
  'mf-marketing/HomePage': () => import('mf_marketing/HomePage'),
  'mf-marketing/LocationPage': () => import('mf_marketing/LocationPage'),
  'mf-floorplan/FloorPlanPage': () => import('mf_floorplan/FloorPlanPage'),
  'mf-floorplan/UnitTypeViewer': () => import('mf_floorplan/UnitTypeViewer'),
  'mf-leads/CustomerPage': () => import('mf_leads/CustomerPage'),
  'mf-leads/ReservationForm': () => import('mf_leads/ReservationForm'),
  'mf-leads/InterestForm': () => import('mf_leads/InterestForm'),
});

void fetchBannerPictures();
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <BrowserRouter>
      <SiteProvider lock={lock} page={null}>
        <App pieces={pieces} />
      </SiteProvider>
    </BrowserRouter>
  </StrictMode>,
);
fetchLaterFonts();
