/**
 * Absolute path of a Chromium: `CHROMIUM_PATH`, the usual paths, Playwright's own; `null` where there is none.
 *
 * @throws when `CHROMIUM_PATH` names what is not there
 */
export declare function findBrowser(): Promise<string | null>;
