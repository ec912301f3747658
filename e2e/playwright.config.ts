import { defineConfig } from '@playwright/test';
import { isOfficial } from './src/setup/backEnd';

const browserPath = process.env.CHROMIUM_PATH;
const asRoot = process.getuid?.() === 0;

export const launchOptions = {
  ...(browserPath && { executablePath: browserPath }),
  args: [
    ...(asRoot ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

const ci = !!process.env.CI;
const results = `test-results/${isOfficial ? 'official' : 'embedded'}`;

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
  use: { launchOptions, locale: 'ko-KR', timezoneId: 'Asia/Seoul', trace: ci ? 'on-first-retry' : 'retain-on-failure' },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'mobile',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
});
