import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { Traffic } from './Traffic';

/** A phone on a mobile network: 150 ms, 1.6 Mbit/s down, processor slowed four times. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const slowdown = 4;

/** A page that nothing has been loaded in yet, with nothing in any cache. */
export interface Phone {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly session: CDPSession;
  readonly traffic: Traffic;
}

const shapes = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  wide: { viewport: { width: 1440, height: 900 } },
};

/**
 * @param script file beside this one that runs in every document before anything else
 * @param shape `wide`: a wide screen with a mouse, on the same network and as slow
 */
export async function openPhone(
  browser: Browser,
  script: string,
  shape: keyof typeof shapes = 'phone',
): Promise<Phone> {
  const context = await browser.newContext({ ...shapes[shape], locale: 'ko-KR' });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await page.addInitScript({ path: path.join(import.meta.dirname, script) });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Performance.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { context, page, session, traffic: new Traffic(session) };
}

/** Until nothing is on its way and the page has been idle since: what it puts off until then is in. */
export async function calm({ page, traffic }: Phone): Promise<void> {
  const until = Date.now() + 60_000;
  for (let seen = -1; seen !== traffic.last; ) {
    while (!traffic.isQuiet) {
      if (Date.now() > until) throw new Error(`${page.url()} does not come to rest.`);
      await wait(50);
    }
    seen = traffic.last;
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(() => requestIdleCallback(idle))));
    await wait(300);
  }
}

/** A finger on the middle of the first visible element, for 90 ms. */
export async function press({ page, session }: Phone, selector: string): Promise<void> {
  const box = await page.locator(selector).filter({ visible: true }).first().boundingBox();
  if (!box) throw new Error(`${selector} is not there to be pressed.`);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await wait(90);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
