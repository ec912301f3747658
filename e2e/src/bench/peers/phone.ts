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

/**
 * What a function gives in the page, by the browser's own protocol: Playwright's `evaluate` and locators bring helpers along
 * of 330 kB, and the page's main thread would compile them in the middle of what is measured.
 *
 * @param run stands alone: it sees the page and its argument
 */
export async function ask<Argument, Answer>(
  { session }: Pick<Phone, 'session'>,
  run: (argument: Argument) => Answer,
  argument?: Argument,
): Promise<Awaited<Answer>> {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression: `(${run})(${JSON.stringify(argument)})`,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
}

/** Until nothing is on its way and the page has been idle since: what it puts off until then is in. */
export async function calm(phone: Phone): Promise<void> {
  const { page, traffic } = phone;
  const until = Date.now() + 60_000;
  for (let seen = -1; seen !== traffic.last; ) {
    while (!traffic.isQuiet) {
      if (Date.now() > until) throw new Error(`${page.url()} does not come to rest.`);
      await wait(50);
    }
    seen = traffic.last;
    await ask(phone, () => new Promise<unknown>((idle) => requestIdleCallback(() => requestIdleCallback(idle))));
    await wait(300);
  }
}

/** Brings the first visible element that a selector names into sight; its middle there, CSS px. */
export async function middleOf(phone: Phone, selector: string): Promise<{ readonly x: number; readonly y: number }> {
  const middle = await ask(
    phone,
    (named) => {
      const element = [...document.querySelectorAll(named)].find((one) => one.getClientRects().length);
      const place = element?.getBoundingClientRect();
      if (place && (place.top < 0 || place.bottom > innerHeight))
        element?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = element?.getBoundingClientRect();
      return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    },
    selector,
  );
  if (!middle) throw new Error(`${selector} is not there to be pressed.`);
  return middle;
}

/** A finger on the middle of the first visible element, for 90 ms. */
export async function press(phone: Phone, selector: string): Promise<void> {
  const touchPoints = [await middleOf(phone, selector)];
  await phone.session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await wait(90);
  await phone.session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Until an element stands there, or does no more. */
export async function standing(phone: Phone, selector: string, stands = true): Promise<void> {
  const found = () => ask(phone, (named) => document.querySelector(named) !== null, selector);
  for (const until = Date.now() + 30_000; (await found().catch(() => !stands)) !== stands; await wait(100))
    if (Date.now() > until) throw new Error(`${selector} ${stands ? 'does not come' : 'stays'}.`);
}
