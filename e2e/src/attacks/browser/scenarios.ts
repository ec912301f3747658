import type { Random } from '@platform/contract/testing/Random';
import { type Device, endpoint, type FormName, freshPhone, show, submit, told } from './BrowserForms';

/** What a scenario leaves behind: phones that must be stored once, and what the visitor was told wrongly. */
export interface Played {
  readonly phones: readonly string[];
  readonly wrong: readonly string[];
  /** What chance decided, for the report. */
  readonly how?: string;
  /** The statuses that the page has been answered with so far, for the report. */
  readonly answers?: readonly number[];
}

export type Scenario = (device: Device, form: FormName, random: Random) => Promise<Played>;

const says = (text: string, word: RegExp, wrong: string) => (word.test(text) ? [wrong] : []);
const online = 'window.dispatchEvent(new Event("online"))';

const twoPeople: Scenario = async (device, form, random) => {
  const phones = [freshPhone(random), freshPhone(random)];
  const page = await device.open(form);
  await device.context.setOffline(true);
  for (const phone of phones) {
    await show(page, form);
    await submit(page, form, phone);
    await told(page);
  }
  await device.context.setOffline(false);
  return { phones, wrong: [] };
};

const offlineBeforeTheStart: Scenario = async (device, form, random) => {
  // The popup is scripts; without them its opener leads to the customer page.
  const place = form === 'interest' ? 'customer' : form;
  const phone = freshPhone(random);
  const page = await device.openDocument(place);
  await device.context.setOffline(true);
  await submit(page, place, phone);
  const wrong = /연결되어 있지 않/.test(await told(page))
    ? []
    : ['a form that is not alive does not say that it waits'];
  await device.context.setOffline(false);
  return { phones: [phone], wrong };
};

const twoTabs: Scenario = async (device, form, random) => {
  const phones = [freshPhone(random), freshPhone(random)];
  await device.context.route(endpoint, (route) => route.abort());
  const tabs = [await device.open(form), await device.open(form)];
  for (const [at, tab] of tabs.entries()) {
    await tab.bringToFront();
    await submit(tab, form, phones[at] ?? '');
    await told(tab);
  }
  await device.context.unroute(endpoint);
  await Promise.all(tabs.map((tab) => tab.evaluate(online)));
  return { phones, wrong: [] };
};

const captivePortal: Scenario = async (device, form, random) => {
  const phone = freshPhone(random);
  const answer = { status: 200, contentType: 'application/json', body: '{"status":"login required"}' };
  await device.context.route(endpoint, (route) => route.fulfill(answer));
  const page = await device.open(form);
  await submit(page, form, phone);
  const wrong = says(await told(page), /완료/, 'a captive portal’s answer is taken for success');
  await device.context.unroute(endpoint);
  await page.reload();
  return { phones: [phone], wrong };
};

const refusedBehindTheScenes: Scenario = async (device, form, random) => {
  const phone = freshPhone(random);
  await device.context.route(endpoint, (route) => route.abort());
  const page = await device.open(form);
  await submit(page, form, phone);
  await told(page);
  await device.context.unroute(endpoint);
  const html = { status: 400, contentType: 'text/html', body: '<title>Bad Request</title>' };
  await device.context.route(endpoint, (route) => route.fulfill(html));
  const retried = page.waitForResponse(/\/api\/leads$/);
  await page.evaluate(online);
  await retried;
  await new Promise((wake) => setTimeout(wake, 300));
  await device.context.unroute(endpoint);
  await page.reload();
  return { phones: [phone], wrong: [] };
};

const storageFull: Scenario = async (device, form, random) => {
  const phone = freshPhone(random);
  const page = await device.open(form);
  await page.evaluate(() => {
    for (let size = 1_000_000; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (let at = 0; ; at++) localStorage.setItem(`full-${size}-${at}`, 'x'.repeat(size));
      } catch {
        // Full for this size; a smaller one may fit.
      }
    }
  });
  await device.context.route(endpoint, (route) => route.abort());
  await submit(page, form, phone);
  const isPromised = /보관/.test(await told(page));
  await page.close();
  await device.context.unroute(endpoint);
  await device.open(form);
  // Told that nothing is kept, the visitor calls: nothing was promised.
  return { phones: isPromised ? [phone] : [], wrong: [] };
};

const tabClosed: Scenario = async (device, form, random) => {
  const phone = freshPhone(random);
  const page = await device.open(form);
  await submit(page, form, phone);
  await page.close();
  await device.open(form);
  return { phones: [phone], wrong: [] };
};

const wrongClock: Scenario = async (device, form, random) => {
  const phone = freshPhone(random);
  await device.context.route(endpoint, (route) => route.abort());
  const page = await device.open(form);
  await submit(page, form, phone);
  await told(page);
  const years = random.pick([-30, 30]);
  await page.addInitScript(
    (shift) => {
      const RealDate = Date;
      const now = () => RealDate.now() + shift;
      globalThis.Date = new Proxy(RealDate, {
        construct: (target, args, self) => Reflect.construct(target, args.length ? args : [now()], self),
        get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
      });
    },
    years * 365 * 86_400_000,
  );
  await page.reload();
  await show(page, form);
  await device.context.unroute(endpoint);
  await device.open(form);
  return { phones: [phone], wrong: [] };
};

/** The ways in which a lead was lost before, by name. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  'two people on one phone, offline': twoPeople,
  'offline before the page has started': offlineBeforeTheStart,
  'two tabs': twoTabs,
  'a captive portal that answers JSON': captivePortal,
  'an HTML page of status 400 to a retry': refusedBehindTheScenes,
  'a full localStorage': storageFull,
  'the tab closed right after the press': tabClosed,
  'a reload under a wrong clock': wrongClock,
};
