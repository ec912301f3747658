import { axeViolations } from '@platform/release/browser/axe';
import { expect, hydrated, test } from '../sharedPage';
import { expectWhole } from '../site/expectWhole';
import { openStates } from './states';

// Every page as it opens is walked by site/everyRoute.spec.ts.
for (const [name, goThere] of Object.entries(openStates)) {
  test(`axe finds nothing in ${name}, and nothing is cut off in large letters or on a small screen`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await goThere(page);
    for (const frame of page.frames()) expect.soft(await axeViolations(frame), frame.url()).toEqual([]);
    await expectWhole(page);
  });
}

test('nothing is cut off where another type of the model house is opened', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/FloorPlan/Emodel?type=115');
  await hydrated(page);
  await expectWhole(page);
});
