import { siteFacts } from '@riverview/site/siteFacts';
import { expect, test } from '../fixtures';
import { routes } from './routes';

// The document is the same at every width.

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

test('every Korean page tells its place in the site, the E-model house right below home, and no two have the same trail', async ({
  request,
}) => {
  const trails = new Map<string, string>();
  for (const { path, canonical } of routes.filter(({ noindex, language }) => !noindex && !language)) {
    await test.step(path, async () => {
      const trail = breadcrumbsOf(await (await request.get(path)).text());
      expect.soft(trail.map(({ position }) => position)).toEqual(trail.map((_, index) => index + 1));
      expect.soft(trail[0]).toMatchObject({ name: '홈', item: `${siteFacts.origin}/` });
      expect.soft(trail.at(-1)?.item).toBe(siteFacts.origin + canonical);
      const names = trail.map(({ name }) => name);
      for (const name of names) expect.soft(name).toMatch(/^\S.{0,20}$/);
      if (path === '/FloorPlan/Emodel') expect.soft(names).toEqual(['홈', 'E-모델하우스']);
      if (path !== canonical) return;
      const whole = names.join(' > ');
      expect.soft(trails.get(whole), `${path}: ${whole}`).toBeUndefined();
      trails.set(whole, path);
    });
  }
});

/** What search engines want to know of each type of thing that this site tells of; a type that is not here is a mistake. */
const wanted: Readonly<Record<string, readonly string[]>> = {
  ApartmentComplex: ['@id', 'name', 'url', 'address', 'telephone', 'numberOfAccommodationUnits', 'tourBookingPage'],
  BreadcrumbList: ['itemListElement'],
  DigitalDocument: ['name', 'url', 'datePublished'],
  ContactPage: ['@id', 'url', 'name', 'about'],
  Event: ['name', 'startDate', 'endDate', 'eventStatus', 'location', 'organizer'],
  FloorPlan: ['name', 'url', 'image', 'floorSize', 'layoutImage', 'numberOfBedrooms', 'isPlanForApartment'],
  ImageGallery: ['name', 'image'],
  ImageObject: ['contentUrl', 'name'],
  NewsArticle: ['headline', 'image', 'datePublished', 'author', 'publisher', 'mainEntityOfPage'],
  Organization: ['name', 'url', 'contactPoint'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'contentUrl', 'duration'],
  WebSite: ['name', 'url'],
};

const foreignFilm: readonly string[] = ['name', 'description', 'thumbnailUrl'];

type Thing = Readonly<Record<string, unknown>>;

/** Every thing inside of data, the data itself included. */
function thingsIn(data: unknown): readonly Thing[] {
  if (Array.isArray(data)) return data.flatMap(thingsIn);
  if (typeof data !== 'object' || data === null) return [];
  return [data as Thing, ...Object.values(data).flatMap(thingsIn)];
}

test('what pages tell search engines is whole: one complex, dates with their zone, pictures and bedrooms', async ({
  request,
}) => {
  const complexes = new Set<unknown>();
  const bedrooms: unknown[] = [];
  for (const path of [
    ...routes.filter(({ noindex }) => !noindex).map((route) => route.path),
    '/dunsan-riverview/press/sample-01',
  ]) {
    const html = await (await request.get(path)).text();
    for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)) {
      const top = JSON.parse(json) as Thing;
      const type = String(top['@type']);
      // Of an owner's film on another host only its address is known, and not when it came there.
      const known = type === 'VideoObject' && !('uploadDate' in top) ? foreignFilm : wanted[type];
      expect(Object.keys(top), `${path}: ${type}`).toEqual(expect.arrayContaining([...(known ?? ['a known type'])]));
      if (known === foreignFilm) expect(top.contentUrl ?? top.embedUrl, path).toMatch(/^https:/);
      if (type === 'FloorPlan') bedrooms.push(top.numberOfBedrooms);
      for (const thing of thingsIn(top)) {
        if (thing['@type'] === 'ApartmentComplex') complexes.add(thing['@id']);
        // A notice is published on a day; whatever has a time has its zone, too.
        const zoned = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+]09:00)$/;
        const rule = thing['@type'] === 'DigitalDocument' ? /^\d{4}-\d\d-\d\d$/ : zoned;
        for (const name of ['uploadDate', 'datePublished', 'dateModified'])
          if (thing[name]) expect(thing[name], `${path}: ${name}`).toMatch(rule);
        if (thing['@type'] !== 'ContactPoint' && 'contactPoint' in thing) expect(thing['@type']).toBe('Organization');
      }
    }
  }
  expect([...complexes]).toEqual([`${siteFacts.origin}/#complex`]);
  expect(bedrooms).toEqual([3, 3, 4, 4, 3, 4]);
});

test('an article is shared as one, with its time and a picture of its own page', async ({ request }) => {
  const html = await (await request.get('/dunsan-riverview/press/sample-01')).text();
  expect(html).toContain('<meta property="og:type" content="article"/>');
  expect(html).toMatch(/<meta property="article:published_time" content="\d{4}-\d\d-\d\dT[\d:.]+Z"\/>/);
  const plan = await (await request.get('/FloorPlan/59A')).text();
  const picture = (page: string) => /property="og:image" content="([^"]+)"/.exec(page)?.[1];
  expect(new Set([html, plan, await (await request.get('/')).text()].map(picture)).size).toBe(3);
});

test('tabs, bookmarks and home screens have their icons, and so has whoever asks by the old name', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  for (const [, href = ''] of html.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g)) {
    expect((await request.get(href)).headers()['content-type']).toMatch(/^image\//);
  }
  expect(html).toMatch(/<link rel="apple-touch-icon"/);
  expect((await request.get('/favicon.ico')).headers()['content-type']).toBe('image/png');
});
