import { expect, expectComplaints, hydrated, test } from '../fixtures';
import { firstPageOf, remotes } from '../site/routes';

const paths = ['/', ...remotes.map(({ name }) => firstPageOf(name).path)];

test('a page that is opened waits for no stylesheet: its styles stand in its document', async ({ page }) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(new URL(request.url()).pathname);
  });
  for (const path of [...new Set(paths)]) {
    await test.step(path, async () => {
      sheets.splice(0);
      await page.goto(path);
      await hydrated(page);
      const [first, twice] = await page.evaluate(() => {
        const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([data-later])')];
        const applied = links.filter(({ disabled }) => !disabled).map(({ href }) => href);
        const standing = links.filter(({ disabled }) => disabled).map(({ href }) => href);
        return [standing.map((href) => new URL(href).pathname), standing.filter((href) => applied.includes(href))];
      });
      expect(first.length).toBeGreaterThan(1);
      // Neither by the document nor by what runs on it.
      expect(sheets.filter((sheet) => first.includes(sheet))).toEqual([]);
      expect(twice).toEqual([]);
      expect(await page.evaluate(() => getComputedStyle(document.body).margin)).toBe('0px');
    });
  }
});

test('styles of a document in which a byte is another are refused, and the page can be read', async ({
  page,
  problems,
}) => {
  await page.route('**/BusinessGuide/intro', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('<style>', '<style>body{color:red}');
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/BusinessGuide/intro');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).not.toBe('rgb(255, 0, 0)');
  await expect.poll(() => problems.some((problem) => /style-src/.test(problem))).toBe(true);
  expectComplaints(problems);
});
