/** Under this name a document's `Server-Timing` says which release it came from, as `channel/number`: `live/41`. */
export const releaseTiming = 'release';

/** The header by which whoever serves the site tells its back end which release that is just now, in the same words. */
export const releaseHeader = 'x-served-release';
