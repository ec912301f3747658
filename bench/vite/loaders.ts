import type { Loaders } from '../site/App';

/** A chunk each. */
export const loaders: Loaders = {
  'mf-marketing/HomePage': () => import('~/mf-marketing/src/pages/home/HomePage'),
  'mf-marketing/LocationPage': () => import('~/mf-marketing/src/pages/location/LocationPage'),
  'mf-floorplan/FloorPlanPage': () => import('~/mf-floorplan/src/pages/floor-plan/FloorPlanPage'),
  'mf-floorplan/UnitTypeViewer': () => import('~/mf-floorplan/src/components/unit-type-viewer/UnitTypeViewer'),
  'mf-leads/CustomerPage': () => import('~/mf-leads/src/pages/customer/CustomerPage'),
  'mf-leads/ReservationForm': () => import('~/mf-leads/src/exposes/reservation-form/ReservationForm'),
  'mf-leads/InterestForm': () => import('~/mf-leads/src/exposes/interest-form/InterestForm'),
};

/** What a page places in its HTML: here before it is hydrated. */
export const placed: Readonly<Record<string, readonly string[]>> = {
  'mf-marketing/HomePage': ['mf-floorplan/UnitTypeViewer', 'mf-leads/ReservationForm'],
};
