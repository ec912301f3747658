import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { launchOptions } from '../../playwright.config';
import { expect, test } from '../fixtures';
import { siteOrigin } from '../setup/ports';
import { routes } from './routes';

/** The headless shell keeps no page for the way back; a whole browser does, if it is let. */
const whole = ['/usr/bin/chromium', '/usr/bin/google-chrome', chromium.executablePath()].find(existsSync);

test('every page comes back as it was left, from the browser’s memory', async () => {
  test.skip(!whole, 'There is no whole Chromium here: the headless shell keeps no page for the way back.');
  test.setTimeout(300_000);
  const browser = await chromium.launch({
    ...launchOptions,
    ...(whole && { executablePath: whole }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({ baseURL: siteOrigin() });
    for (const { path } of routes) {
      await page.goto(path, { waitUntil: 'load' });
      // In use, with all that its scripts keep open.
      await page.evaluate(() => void dispatchEvent(new Event('wheel')));
      await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
      await page.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) => Object.assign(window, { restored: persisted }));
      });
      await page.goto('/robots.txt');
      await page.goBack({ waitUntil: 'commit' });
      const state = await page.evaluate(() => ({
        restored: Reflect.get(window, 'restored') === true,
        why: JSON.stringify(performance.getEntriesByType('navigation')[0]?.toJSON().notRestoredReasons ?? null),
      }));
      expect.soft(state, path).toEqual({ restored: true, why: 'null' });
    }
  } finally {
    await browser.close();
  }
});
