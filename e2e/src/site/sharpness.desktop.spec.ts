import { expect, expectComplaints, test } from '../fixtures';
import { measurePictures } from './measurePictures';
import { givesAll } from './pictureFiles';
import { routes } from './routes';

const screens = [
  [390, 844],
  [820, 1180],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const;

/** By how much a picture may be enlarged, by pixels of the screen to one of the page. */
const limits = [
  [1, 1.05],
  [2, 1.35],
] as const;

// What a browser would ask for follows from the page's own HTML and CSS: no picture and no script is loaded.
test.use({ javaScriptEnabled: false });

test('no picture that is seen is enlarged, at five widths, by more than its master is too small', async ({
  page,
  problems,
}) => {
  await page.route('**/*', (route) =>
    ['document', 'stylesheet'].includes(route.request().resourceType()) ? route.continue() : route.abort(),
  );
  const soft = new Map<string, string>();
  const known = new Set<string>();
  let seen = 0;
  for (const { path } of routes) {
    // A page that shows nothing but what others show, asked for in the same words, is not laid out again.
    const html = await (await page.request.get(path)).text();
    const asked = html.match(/<source type="image\/avif"[^>]*>/g) ?? [];
    if (asked.every((one) => known.has(one))) continue;
    for (const one of asked) known.add(one);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    for (const [width, height] of screens) {
      await page.setViewportSize({ width, height });
      for (const { placeholder, alt, drawn, widths, asked } of await page.evaluate(measurePictures)) {
        seen += 1;
        for (const [density, limit] of limits) {
          const chosen = asked[density];
          const all = chosen === widths.at(-1) && givesAll(placeholder, chosen);
          if ((drawn * density) / chosen > limit && !all)
            soft.set(`${path} ${alt} ${width}px ${density}x`, `${drawn} px of ${chosen}, of ${widths.join(' ')}`);
        }
      }
    }
  }
  expect(seen).toBeGreaterThan(150);
  expect(Object.fromEntries(soft)).toEqual({});
  expectComplaints(problems); // of the pictures that were held back
});
