import type { Page } from '@playwright/test';
import { dragMouse } from './drag';
import { expect, openGallery, test } from './gallery';

const dialog = (page: Page) => page.getByRole('dialog');
const opener = (page: Page) => page.getByRole('button', { name: '등록 창 열기' });

async function openByKey(page: Page) {
  await openGallery(page);
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
}

test('has a name, keeps the focus and Tab inside both ways, and closes by Escape as often as it is opened and by a press on the backdrop', {
  tag: '@desktop',
}, async ({ page }) => {
  await openByKey(page);
  await test.step('is named by its heading and takes the focus', async () => {
    await expect(page.getByRole('dialog', { name: '관심고객 등록' })).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: '닫기' })).toBeFocused();
  });

  await test.step('keeps Tab inside, both ways', async () => {
    const stops = [
      dialog(page).getByRole('button', { name: '닫기' }),
      dialog(page).getByRole('textbox', { name: '이름' }),
      dialog(page).getByRole('button', { name: '등록하기' }),
    ];
    for (const stop of [...stops.slice(1), ...stops]) {
      await page.keyboard.press('Tab');
      await expect(stop).toBeFocused();
    }
    for (const stop of [...stops.slice(0, 2).reverse(), ...stops.slice().reverse()]) {
      await page.keyboard.press('Shift+Tab');
      await expect(stop).toBeFocused();
    }
  });

  await test.step('Escape closes it and the focus goes back to where it came from', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  await test.step('Escape closes it the second time as well', async () => {
    await page.keyboard.press('Escape');
    await expect(opener(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  await test.step('a press on the backdrop closes it, a selection dragged out of a field does not', async () => {
    // It fills the screen of a phone.
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    const field = await dialog(page).getByRole('textbox', { name: '이름' }).boundingBox();
    if (!field) throw new Error('The dialog has no field.');
    await dragMouse(page, { x: field.x + 100, y: field.y + 20, right: -(field.x + 90) });
    await expect(dialog(page)).toBeVisible();
    await page.mouse.click(20, 20);
    await expect(dialog(page)).toBeHidden();
  });
});

test('Shift+Tab on the first control goes to the last, whatever it is', { tag: '@desktop' }, async ({ page }) => {
  await openByKey(page);
  const first = dialog(page).getByRole('button', { name: '닫기' });
  for (const last of [
    '<details><summary>더 보기</summary><button>안</button></details>',
    '<audio controls></audio>',
    '<video controls></video>',
    '<iframe srcdoc="<button>안</button>"></iframe>',
    '<p contenteditable="true">글</p>',
    '<fieldset disabled><button>꺼짐</button></fieldset><button>켜짐</button>',
  ]) {
    await test.step(last, async () => {
      const box = await dialog(page).evaluateHandle((element, html) => {
        const added = element.appendChild(document.createElement('div'));
        added.innerHTML = html;
        return added;
      }, last);
      await expect(first).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      expect(await box.evaluate((added) => added.contains(document.activeElement))).toBe(true);
      await first.focus();
      await box.evaluate((added) => added.remove());
    });
  }
});

test('the page behind neither scrolls nor jumps', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' }); // else it would still be on its smooth way to the button
  await openGallery(page);
  await opener(page).scrollIntoViewIfNeeded();
  const place = () => page.evaluate(() => [scrollY, document.querySelector('main')?.getBoundingClientRect().left]);
  const before = await place();
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
  expect(await place()).toEqual(before);
  await page.mouse.move(200, 200);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('PageDown');
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await place()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  expect(await place()).toEqual(before);
  await page.mouse.wheel(0, 300);
  await expect.poll(async () => (await place())[0]).not.toBe(before[0]);
});

test('content longer than the screen scrolls inside it', async ({ page }) => {
  await openGallery(page);
  await page.getByRole('button', { name: '긴 글 열기' }).click();
  const screen = page.viewportSize();
  await expect
    .poll(async () => {
      const box = await dialog(page).boundingBox();
      return box && screen && box.y >= 0 && box.y + box.height <= screen.height;
    })
    .toBe(true);
  await page.mouse.move((screen?.width ?? 0) / 2, 400);
  await page.mouse.wheel(0, 5000);
  await expect(dialog(page).getByText('내용이 화면보다 길면').last()).toBeInViewport();
});
