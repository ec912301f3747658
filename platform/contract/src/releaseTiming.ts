/** Under this name a document's `Server-Timing` says which release it came from, as `channel/number`: `live/41`. */
export const releaseTiming = 'release';
