import type { Page } from '@playwright/test';
import { siteFacts } from '@riverview/site/siteFacts';
import { expect, hydrated } from '../fixtures';
import { skipHosted } from '../site/hosted';

async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

async function openGuide(page: Page, section: string) {
  await open(page, '/FloorPlan/videos');
  await page.locator('summary').filter({ hasText: section }).click();
  await expect(page.locator('details[open]').getByRole('tablist')).toBeVisible();
}

/** Opens the first room of 84A and waits until it is on screen. */
export async function startTour(page: Page) {
  skipHosted(siteFacts.tours['84A']);
  await open(page, '/FloorPlan/Emodel');
  await page.getByRole('button', { name: '84A 둘러보기' }).click();
  await expect(page.frameLocator('iframe').getByRole('application')).toHaveAttribute('data-shown', 'true');
}

/** Everything that this module's pages can be in, beside the state they open in: name and the way there. */
export const openStates: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the model from above': (page) => open(page, '/FloorPlan/59A?view=model'),
  'two plans side by side': async (page) => {
    await open(page, '/FloorPlan/59A?compare=115');
    await expect(page.getByRole('img', { name: '115 타입 평면도.' })).toBeVisible();
  },
  'the zoomed plan': async (page) => {
    await open(page, '/FloorPlan/59A');
    await page.getByRole('button', { name: '크게 보기' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'a picture over the whole screen': async (page) => {
    await open(page, '/Interior/59A');
    await page.getByRole('button', { name: '크게 보기' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'a film that plays': async (page) => {
    skipHosted(siteFacts.films.location);
    await open(page, '/FloorPlan/videos');
    await page.getByRole('button', { name: '입지환경 영상 재생' }).click();
    await expect(page.locator('video')).toBeVisible();
  },
  'the type guide': (page) => openGuide(page, '타입 안내'),
  'the model house among the guides': (page) => openGuide(page, 'E-모델하우스'),
  'a tour that runs': startTour,
  'the pictures in place of a tour': async (page) => {
    skipHosted(siteFacts.tours['84A']);
    await page.addInitScript('if (window.parent !== window) HTMLCanvasElement.prototype.getContext = () => null;');
    await open(page, '/FloorPlan/Emodel');
    await page.getByRole('button', { name: '84A 둘러보기' }).click();
    await expect(page.getByRole('button', { name: '다시 시도' })).toBeVisible();
  },
};
