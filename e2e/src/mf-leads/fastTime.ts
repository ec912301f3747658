import type { BrowserContext } from '@playwright/test';

/**
 * In pages that are opened from here on time goes faster: pauses are shorter, and the clock agrees with them. How long an
 * answer is waited for stays what it is.
 */
export const fastTime = (context: BrowserContext, factor = 4): Promise<unknown> =>
  context.addInitScript(
    ({ began, times }) => {
      const { now } = Date;
      const wait = window.setTimeout;
      Date.now = () => began + (now() - began) * times;
      window.setTimeout = ((run: () => void, pause = 0) => wait(run, pause / times)) as typeof setTimeout;
    },
    { began: Date.now(), times: factor },
  );
