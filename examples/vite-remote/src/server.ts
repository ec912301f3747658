/** What pages are rendered with when they are composed: every piece by its name. */
export const exposes = { './Counter': () => import('./Counter') };
export const prerenders = {};
export const sources = null;
