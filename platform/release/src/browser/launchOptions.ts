import type { LaunchOptions } from 'playwright-core';

const isRoot = process.getuid?.() === 0;

/** How a browser is started that opens nothing but pages of this machine; default: Playwright's own. */
export const launchOptions = (executablePath: string | null | undefined): LaunchOptions => ({
  ...(executablePath && { executablePath }),
  args: [
    ...(isRoot ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
