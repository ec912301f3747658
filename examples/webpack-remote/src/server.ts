/** What pages are rendered with when they are composed: every piece by its name. */
export const exposes = { './Pyeong': () => import('./Pyeong') };
export const prerenders = {};
export const sources = null;
