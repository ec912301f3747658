import { axeViolations } from '@platform/release/browser/axe';
import { dayAfter, seoulDay } from '@riverview/site/visitSchedule';
import { slotWords } from '@riverview/site/visitWords';
import { expect, hydrated, test } from '../fixtures';
import { ownSite } from '../release/ownSite';
import { freshPhone } from './inbox';

// A site of its own: where the desk offers times, no other journey may wish for a day.
const own = ownSite('visits');
const day = dayAfter(seoulDay(Date.now()), 3);
const [ten, eleven] = [`${day}T10:00`, `${day}T11:00`];

test('the desk opens times; one is booked with scripts, one without; the link changes one, the door checks it in', async ({
  page,
  browser,
}) => {
  const { origin } = own.site;
  const sound = async () => expect(await axeViolations(page)).toEqual([]);
  await page.goto(`${origin}/Admin/Visits`);
  await hydrated(page);
  const { email, password } = own.backEnd.administrator;
  await page.getByLabel('이메일').fill(email);
  await page.getByLabel('비밀번호').fill(password);
  await page.getByRole('button', { name: '로그인' }).click();
  await expect(page.getByText('아직 예약을 받지 않습니다')).toBeVisible();
  await page.getByText('받을 날과 시간', { exact: true }).click();
  await page.getByLabel('한 시간대의 인원').fill('1');
  await page.getByRole('button', { name: '저장' }).click();
  await expect(page.getByText('저장했습니다')).toBeVisible();

  // With scripts, on the customer page.
  const phone = freshPhone();
  const visitor = await browser.newPage();
  await visitor.goto(`${origin}/dunsan-riverview/customer`);
  await visitor.dispatchEvent('body', 'wheel');
  await visitor.getByRole('combobox', { name: /^방문일/ }).selectOption(day);
  await visitor.getByRole('combobox', { name: '방문 시간' }).selectOption(ten);
  await visitor.getByRole('textbox', { name: '이름' }).fill('김하늘');
  await visitor.getByRole('textbox', { name: '연락처' }).fill(phone);
  await visitor.getByRole('checkbox', { name: /^\(필수\)/ }).check();
  await visitor.getByRole('checkbox', { name: /^\(선택\) 희망 방문일/ }).check();
  await visitor.getByRole('button', { name: '방문예약 신청' }).click();
  await expect(visitor.getByText(`${slotWords(ten)} 방문이 예약되었습니다.`)).toBeVisible();
  expect(await axeViolations(visitor)).toEqual([]);
  await visitor.getByRole('link', { name: '방문 시간 바꾸기·취소' }).click();
  const link = visitor.url();

  // Without scripts, by a select: the same time is full, and says so.
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(`${origin}/dunsan-riverview/customer`);
  await plain.getByRole('link', { name: '비어 있는 시간을 보고 예약하기' }).click();
  await plain.getByRole('combobox', { name: '방문 시간' }).selectOption(ten);
  await plain.getByRole('textbox', { name: '이름' }).fill('박바다');
  await plain.getByRole('textbox', { name: '연락처' }).fill(freshPhone());
  for (const name of [/개인정보 수집/, /희망 방문일/]) await plain.getByRole('checkbox', { name }).check();
  await plain.getByRole('button', { name: '이 시간으로 예약하기' }).click();
  await expect(plain.getByText('대기 1번째')).toBeVisible();

  // The first one moves: the second has the place.
  await visitor.goto(link);
  expect(await axeViolations(visitor)).toEqual([]);
  await visitor.getByRole('combobox', { name: '방문 시간' }).selectOption(eleven);
  await visitor.getByRole('button', { name: '시간 바꾸기' }).click();
  await expect(visitor.getByRole('status')).toHaveText(`${slotWords(eleven)} 방문이 예약되었습니다.`);

  await page.getByLabel('날짜').fill(day);
  const slot = page.getByRole('region', { name: '오전 11:00' });
  await expect(slot.getByText('1/1명')).toBeVisible();
  await expect(page.getByRole('region', { name: '오전 10:00' })).toContainText('박바다');
  await slot.getByRole('button', { name: '도착 확인 김하늘' }).click();
  await expect(slot.getByText(/\d\d:\d\d 도착/)).toBeVisible();
  await expect(page.getByText('예약 2명 중 1명 도착')).toBeVisible();
  await sound();
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
