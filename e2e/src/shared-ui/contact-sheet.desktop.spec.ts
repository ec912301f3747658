import { contactSheet } from 'art/contactSheet';
import { expect, test } from './gallery';

test('the contact sheet shows every picture with its name and size, and its bytes or what it is a part of', async ({
  page,
}) => {
  const contacts = await contactSheet();
  await page.goto('/contact-sheet');
  // All of them at once, and none painted that does not come into view: they are masters, to draw each costs half a second.
  const shown = await page.locator('main li').evaluateAll((items) =>
    Promise.all(
      items.map(async (item) => {
        const { alt, src } = item.querySelector('img') ?? { alt: null, src: null };
        const picture = Object.assign(new Image(), { src: src ?? 'data:,' });
        await new Promise((settled) => {
          picture.onload = picture.onerror = settled;
        });
        const text = (item as HTMLElement).innerText;
        return { name: item.querySelector('h2')?.innerText, text, alt, width: picture.naturalWidth };
      }),
    ),
  );
  expect(shown.map(({ name }) => name)).toEqual(contacts.map(({ name }) => name));
  for (const [at, { name, shows, file, partOf, width, bytes }] of contacts.entries()) {
    expect(shown[at]?.text, name).toContain(shows);
    if (!file) continue;
    expect(shown[at]?.text, name).toContain(width.toLocaleString('ko-KR'));
    expect(shown[at]?.text, name).toContain(partOf ?? `${Math.round(bytes / 1000).toLocaleString('ko-KR')} kB`);
    expect(shown[at]?.alt).toBe(shows);
    expect(shown[at]?.width, name).toBeGreaterThan(0);
  }
  await expect(page.getByRole('heading', { name: 'hero', exact: true })).toBeVisible();
});
