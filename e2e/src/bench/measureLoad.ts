import type { Browser } from '@playwright/test';

/** What one load of a page cost a visitor. Times in ms after the navigation began, sizes in bytes as sent. */
export interface Load {
  readonly firstPaint: number;
  /** When the page's main picture had arrived. */
  readonly mainPicture: number;
  readonly hydrated: number;
  readonly script: number;
  readonly requests: number;
}

/** A phone on a mobile network: 150 ms, 1.6 Mbit/s down, processor slowed four times. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const slowdown = 4;

/** Loads an address in a fresh context and waits until it can be used. */
export async function measureLoad(browser: Browser, address: string): Promise<Load> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const scripts = new Set<string>();
    let script = 0;
    session.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.mimeType.includes('javascript')) scripts.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) script += encodedDataLength;
    });
    await page.goto(address, { waitUntil: 'load' });
    await page.evaluate(() => void dispatchEvent(new Event('wheel')));
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    const times = await page.evaluate(() => ({
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      mainPicture:
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name }) => /\.(avif|webp)$/.test(name))
          .map(({ responseEnd }) => responseEnd)[0] ?? 0,
      hydrated: performance.getEntriesByName('hydrated')[0]?.startTime ?? 0,
      requests: performance.getEntriesByType('resource').length,
    }));
    return { ...times, script };
  } finally {
    await context.close();
  }
}

/** The value in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
