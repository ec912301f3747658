import { siteFacts } from '@riverview/site/siteFacts';
import { expect, test } from '../fixtures';
import { routes } from './routes';

test.skip(({ isMobile }) => isMobile, 'the document is the same at every width');

interface Breadcrumbs {
  readonly '@type': string;
  readonly itemListElement: readonly { readonly position: number; readonly name: string; readonly item: string }[];
}

/** What a document tells search engines about its place in the site. */
function breadcrumbsOf(html: string): Breadcrumbs['itemListElement'] {
  const all = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Breadcrumbs,
  );
  return all.find((data) => data['@type'] === 'BreadcrumbList')?.itemListElement ?? [];
}

for (const [index, size] of [
  [0, [1200, 630]],
  [1, [800, 400]],
] as const) {
  test(`a shared link shows a JPEG of ${size.join(' by ')}, light enough for every chat`, async ({ page, request }) => {
    await page.goto('/BusinessGuide/intro');
    const property = (name: string) => page.locator(`meta[property="${name}"]`).nth(index);
    await expect(property('og:image:width')).toHaveAttribute('content', String(size[0]));
    await expect(property('og:image:height')).toHaveAttribute('content', String(size[1]));
    const address = new URL((await property('og:image').getAttribute('content')) ?? '').pathname;
    const picture = await request.get(address);
    expect(picture.headers()['content-type']).toBe('image/jpeg');
    expect((await picture.body()).length).toBeLessThan(300_000);
    const shown = await page.evaluate(async (source) => {
      const image = Object.assign(new Image(), { src: source });
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, address);
    expect(shown).toEqual([...size]);
  });
}

for (const route of routes.filter(({ noindex }) => !noindex)) {
  test(`${route.path} tells its place in the site`, async ({ request }) => {
    const trail = breadcrumbsOf(await (await request.get(route.path)).text());
    expect(trail.map(({ position }) => position)).toEqual(trail.map((_, index) => index + 1));
    expect(trail[0]).toMatchObject({ name: '홈', item: `${siteFacts.origin}/` });
    expect(trail.at(-1)?.item).toBe(siteFacts.origin + route.canonical);
    for (const { name } of trail) expect(name).toMatch(/^\S.{0,20}$/);
  });
}

test('the E-model house is found below home and the unit guide', async ({ request }) => {
  const trail = breadcrumbsOf(await (await request.get('/FloorPlan/Emodel')).text());
  expect(trail.map(({ name }) => name)).toEqual(['홈', '세대안내', 'E-모델하우스']);
});
