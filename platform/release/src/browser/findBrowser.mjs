// Plain JavaScript: scripts of the repository find their browser here before anything is compiled.
import { existsSync } from 'node:fs';

const usualPaths = [
  // Without the windows of a browser around each page, tests take half the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Absolute path of a Chromium: `CHROMIUM_PATH`, the usual paths, Playwright's own; `null` where there is none. */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  const { chromium } = await import('playwright-core');
  return [named, ...usualPaths, chromium.executablePath()].find((path) => path && existsSync(path)) ?? null;
}
