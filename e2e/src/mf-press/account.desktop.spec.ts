import { fromBase32, totp } from '@platform/local-firebase/totp';
import { axeViolations } from '@platform/release/browser/axe';
import type { Locator, Page } from '@playwright/test';
import { expect, expectComplaints, hydrated, ownAdministrator, test } from '../fixtures';

test.describe.configure({ timeout: 90_000 });

const period = 30_000;
const current = () => Math.floor(Date.now() / period);
/** A code is typed and sent within so many ms: one of the last half minute is not begun at the end of this one. */
const typing = 8_000;
const left = () => period - (Date.now() % period);
/** The app's next code: the last one was used, and each is good once. Those of the last, this and the next half minute are taken, so that three need no wait. The first is of `before` half minutes ago. */
const lastOf = new Map<string, number>();
async function codeOf(secret: string, before = 1): Promise<string> {
  const last = lastOf.get(secret) ?? 0;
  while (last > current() || left() < typing) await new Promise((resolve) => setTimeout(resolve, 500));
  // Of when it is typed, not of when it was asked for: meanwhile a half minute may have ended.
  const next = Math.max(last + 1, current() - before);
  lastOf.set(secret, next);
  return totp(fromBase32(secret), next * period);
}

async function open(page: Page, own: { readonly email: string; readonly password: string }): Promise<void> {
  await page.goto('/Admin/Account');
  await hydrated(page);
  await page.getByLabel('이메일').fill(own.email);
  await page.getByLabel('비밀번호').fill(own.password);
  await page.getByRole('button', { name: '로그인' }).click();
}
async function confirm(page: Page, password: string, code: string | null): Promise<void> {
  await page.getByLabel('비밀번호').fill(password);
  if (code) await page.getByLabel('인증 앱의 6자리 숫자').fill(code);
  await page.getByRole('button', { name: '확인', exact: true }).click();
}
const accessible = async (page: Page) => expect(await axeViolations(page)).toEqual([]);

test('an app is enrolled and asked for, a recovery code gets in without it, and what is ended elsewhere ends here', async ({
  page,
  browser,
  problems,
}) => {
  const own = ownAdministrator();
  await open(page, own);
  await expect(page.getByText('비밀번호만으로 로그인됩니다')).toBeVisible();
  await accessible(page);

  await page.getByRole('button', { name: '인증 앱 등록' }).click();
  await confirm(page, own.password, null);
  await expect(page.getByRole('img', { name: '인증 앱에 등록할 QR 코드' })).toBeVisible();
  await accessible(page);
  const secret = (await page.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/).textContent())?.replaceAll(' ', '') ?? '';
  await page.getByLabel('앱에 보이는 6자리 숫자').fill(await codeOf(secret));
  await page.getByRole('button', { name: '등록 마치기' }).click();
  const codes = page.getByRole('list', { name: '새 복구 코드' }).getByRole('listitem');
  await expect(codes).toHaveCount(8);
  await accessible(page);
  const [recovery = ''] = await codes.allInnerTexts();
  await page.getByRole('button', { name: '적어 두었습니다' }).click();
  await expect(page.getByText('남은 코드 8개')).toBeVisible();

  // Another device: the password alone opens nothing any more, and a wrong code neither.
  const elsewhere = await (await browser.newContext()).newPage();
  await open(elsewhere, own);
  await elsewhere.getByLabel('인증 앱의 6자리 숫자').fill('000000');
  await elsewhere.getByRole('button', { name: '확인', exact: true }).click();
  await expect(elsewhere.getByRole('main').getByRole('alert')).toContainText('숫자가 맞지 않습니다');
  await accessible(elsewhere);
  await elsewhere.getByLabel('인증 앱의 6자리 숫자').fill(await codeOf(secret));
  await elsewhere.getByRole('button', { name: '확인', exact: true }).click();
  await expect(elsewhere.getByText(`${own.email} 님, 환영합니다`)).toBeVisible();

  // What is ended there ends here, as soon as somebody looks, and that one goes on.
  await elsewhere.getByRole('button', { name: '다른 기기에서 모두 로그아웃' }).click();
  await confirm(elsewhere, own.password, await codeOf(secret));
  await expect(elsewhere.getByText('다른 기기에서 모두 로그아웃했습니다')).toBeVisible();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('로그인 시간이 지났습니다')).toBeVisible();
  await elsewhere.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await elsewhere.reload();
  await expect(elsewhere.getByText(`${own.email} 님, 환영합니다`)).toBeVisible();

  // The telephone is lost.
  await page.getByLabel('이메일').fill(own.email);
  await page.getByLabel('비밀번호').fill(own.password);
  await page.getByRole('button', { name: '로그인' }).click();
  await page.getByRole('button', { name: '인증 앱을 쓸 수 없어요' }).click();
  await page.getByLabel('복구 코드').fill(recovery.toLowerCase());
  await page.getByRole('button', { name: '확인', exact: true }).click();
  await expect(page.getByText('비밀번호만으로 로그인됩니다')).toBeVisible();
  await elsewhere.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(elsewhere.getByText('로그인 시간이 지났습니다')).toBeVisible();
  await elsewhere.context().close();
  // Refusals are answers 400 and 401, which the browser itself reports.
  expectComplaints(problems);
});

/** Nothing stands beside the screen: on a narrow one, and with text twice as large. */
async function fits(page: Page): Promise<void> {
  const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await page.setViewportSize({ width: 320, height: 800 });
  await expect.poll(overhang).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 640, height: 800 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expect.poll(overhang).toBeLessThanOrEqual(0);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await page.setViewportSize({ width: 1280, height: 720 });
}

/** Comes to a control by Tab alone, from wherever the focus is. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await control.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

test('by the keyboard alone an app is enrolled and taken away again, at any width and size of text', {
  tag: '@any-back-end',
}, async ({ page, problems }) => {
  const own = ownAdministrator();
  await open(page, own);
  const enroll = page.getByRole('button', { name: '인증 앱 등록' });
  await expect(enroll).toBeVisible();
  await fits(page);
  await tabTo(page, enroll);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('비밀번호')).toBeFocused();
  await page.keyboard.type(own.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '인증 앱 등록' })).toBeFocused();
  await fits(page);
  const secret = (await page.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/).textContent())?.replaceAll(' ', '') ?? '';
  await tabTo(page, page.getByLabel('앱에 보이는 6자리 숫자'));
  // A code of this half minute is taken in the next one, too: nobody's keyboard has to be fast.
  await page.keyboard.type(await codeOf(secret, 0));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '복구 코드' })).toBeFocused();
  await fits(page);
  await tabTo(page, page.getByRole('button', { name: '적어 두었습니다' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '계정과 보안', level: 2 })).toBeFocused();
  await expect(page.getByText('사용 중입니다.')).toBeVisible();
  await fits(page);

  const remove = page.getByRole('button', { name: '2단계 인증 해제' });
  await tabTo(page, remove);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('비밀번호')).toBeFocused();
  await accessible(page);
  await page.getByLabel('비밀번호').focus();
  // The password alone takes nothing away.
  await page.keyboard.type(own.password);
  await page.keyboard.press('Tab');
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('숫자가 맞지 않습니다');
  await fits(page);
  await page.getByLabel('비밀번호').fill(own.password);
  await page.getByLabel('인증 앱의 6자리 숫자').fill(await codeOf(secret));
  await page.keyboard.press('Enter');
  await expect(page.getByText('2단계 인증을 해제했습니다')).toBeVisible();
  await expect(page.getByRole('heading', { name: '계정과 보안', level: 2 })).toBeFocused();
  await expect(page.getByText('비밀번호만으로 로그인됩니다')).toBeVisible();
  await accessible(page);

  // From here on the password is enough.
  await page.getByRole('button', { name: '로그아웃', exact: true }).click();
  await open(page, own);
  await expect(page.getByText('비밀번호만으로 로그인됩니다')).toBeVisible();
  // A wrong code is an answer 400, which the browser itself reports.
  expectComplaints(problems);
});
