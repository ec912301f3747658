import { axeViolations } from '@platform/release/browser/axe';
import { expect, test } from '../fixtures';
import { openStates } from './states';

for (const [name, goThere] of Object.entries(openStates)) {
  test(`axe finds nothing in ${name}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await goThere(page);
    for (const frame of page.frames()) expect(await axeViolations(frame), frame.url()).toEqual([]);
  });
}
