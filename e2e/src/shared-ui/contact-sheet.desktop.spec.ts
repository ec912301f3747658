import { contactSheet } from 'art/contactSheet';
import { expect, test } from './gallery';

test('the contact sheet shows every picture with its name and size, and its bytes or what it is a part of', async ({
  page,
}) => {
  const contacts = await contactSheet();
  await page.goto('/contact-sheet');
  for (const { name, shows, file, partOf, width, bytes } of contacts) {
    const contact = page.locator(`#${name}`);
    await expect(contact.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(contact).toContainText(shows);
    if (!file) continue;
    await expect(contact).toContainText(width.toLocaleString('ko-KR'));
    await expect(contact).toContainText(partOf ?? `${Math.round(bytes / 1000).toLocaleString('ko-KR')} kB`);
    const picture = contact.getByRole('img', { name: shows });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth), name).toBeGreaterThan(0);
  }
});
