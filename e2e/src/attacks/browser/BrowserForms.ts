import type { Random } from '@platform/contract/testing/Random';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { customerForm, interestForm, reservationForm } from '../../mf-leads/formOnPage';
import { slug } from '../kit/site';

export const formNames = ['customer', 'reservation', 'interest'] as const;
export type FormName = (typeof formNames)[number];

const places = {
  customer: { path: `/${slug}/customer`, form: customerForm },
  reservation: { path: '/', form: reservationForm },
  interest: { path: '/Privacy', form: interestForm },
} as const;

/** The address that all forms post to. */
export const endpoint = '**/api/leads';

/** A visitor's device: its tabs share what the browser keeps. */
export class Device {
  readonly context: BrowserContext;
  readonly #origin: string;

  private constructor(context: BrowserContext, origin: string) {
    this.context = context;
    this.#origin = origin;
  }

  static async start(browser: Browser, origin: string): Promise<Device> {
    return new Device(await browser.newContext({ locale: 'ko-KR', viewport: { width: 1440, height: 900 } }), origin);
  }

  /** Opens the page of a form, and the form on it, in a new tab. */
  async open(name: FormName): Promise<Page> {
    const page = await this.openDocument(name);
    await show(page, name);
    return page;
  }

  /** The same before any of the page's scripts has started. */
  async openDocument(name: FormName): Promise<Page> {
    const page = await this.context.newPage();
    await page.goto(this.#origin + places[name].path);
    return page;
  }

  async close(): Promise<void> {
    await this.context.close();
  }
}

/** Waits until the page lives. */
export async function hydrated(page: Page): Promise<void> {
  await page.evaluate(() => void dispatchEvent(new Event('wheel')));
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
}

/** Waits until the page lives, opens the popup where the form is in one, and waits until the form lives. */
export async function show(page: Page, name: FormName): Promise<void> {
  await hydrated(page);
  const { form } = places[name];
  if (name === 'interest' && !(await form(page).name.isVisible())) {
    await page.keyboard.press('Escape');
    await page.getByRole('contentinfo').getByRole('button', { name: '관심고객 등록' }).click();
  }
  await form(page).form.scrollIntoViewIfNeeded();
  await page.waitForFunction((form) => !form?.closest('[data-waiting]'), await form(page).form.elementHandle());
}

/** Fills a form in, whatever stands in it, and presses its button. */
export async function submit(page: Page, name: FormName, phone: string): Promise<void> {
  const form = places[name].form(page);
  await form.name.fill('김하늘');
  await form.phone.fill('');
  await form.phone.pressSequentially(phone.replaceAll('-', ''));
  await form.consent.check();
  await form.submit.click();
}

/** Until the form has said what became of the submission. */
export async function told(page: Page): Promise<string> {
  const said = page.locator('[role=alert]:visible, [role=status]:visible').filter({ hasText: /등록|오류|보관|보내/ });
  await said.first().waitFor({ timeout: 20_000 });
  return (await said.allInnerTexts()).join('\n');
}

/** A mobile number that no other submission has. */
export function freshPhone(random: Random): string {
  return `010-${2000 + random.below(8000)}-${String(random.below(10_000)).padStart(4, '0')}`;
}
