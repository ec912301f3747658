import { launchOptions as optionsOf } from '@platform/release/browser/launchOptions';
import { screens, visitors } from '@platform/release/browser/screens';
import { defineConfig } from '@playwright/test';
import { isOfficial, isSettled, suite } from './src/setup/backEnd';

export const launchOptions = optionsOf(process.env.CHROMIUM_PATH);

const ci = !!process.env.CI;
const results = `test-results/${suite ?? (isSettled ? 'settled' : 'embedded')}`;

/** Tests of the other width; on the official emulator also those that any back end passes alike. */
const elsewhere = (width: string) => new RegExp(isOfficial ? `${width}|@any-back-end` : width);

export default defineConfig({
  testDir: 'src',
  outputDir: results,
  // One more than CI has cores: with one for each, about a fifth of their time was spent on waiting for timers, frames and answers.
  workers: 3,
  fullyParallel: true,
  forbidOnly: ci,
  // A journey waits for what it needs: one that fails is wrong, or has found something. npm test plays it once more, alone, and names it.
  retries: 0,
  // Time for a machine that does much else meanwhile; who waits for nothing in vain waits no longer.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: `${results}.json` }]],
  globalSetup: './src/setup/globalSetup.ts',
  use: { launchOptions, ...visitors, ...(ci ? { screenshot: 'only-on-failure' } : { trace: 'retain-on-failure' }) },
  projects: [
    // What is there at one width only is tagged so, or stands in a file that says so.
    { name: 'desktop', use: screens.desktop, testIgnore: '**/*.mobile.spec.ts', grepInvert: elsewhere('@mobile') },
    { name: 'mobile', use: screens.mobile, testIgnore: '**/*.desktop.spec.ts', grepInvert: elsewhere('@desktop') },
  ],
});
