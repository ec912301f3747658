import { launchOptions as optionsOf } from '@platform/release/browser/launchOptions';
import { screens, visitors } from '@platform/release/browser/screens';
import { defineConfig } from '@playwright/test';
import { isOfficial, isSettled } from './src/setup/backEnd';

export const launchOptions = optionsOf(process.env.CHROMIUM_PATH);

const ci = !!process.env.CI;
const results = `test-results/${isOfficial ? 'official' : isSettled ? 'settled' : 'embedded'}`;

export default defineConfig({
  testDir: 'src',
  outputDir: results,
  workers: 2,
  fullyParallel: true,
  forbidOnly: ci,
  retries: ci ? 1 : 0,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: [['list'], ['json', { outputFile: `${results}.json` }]],
  globalSetup: './src/setup/globalSetup.ts',
  use: { launchOptions, ...visitors, trace: ci ? 'on-first-retry' : 'retain-on-failure' },
  projects: [
    { name: 'desktop', use: screens.desktop },
    { name: 'mobile', use: screens.mobile },
  ],
});
