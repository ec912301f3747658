import type { Browser } from '@playwright/test';
import { ask, calm, middleOf, openPhone, type Phone, press, standing } from './phone';

/** What one visit measured, by the figure's name; times in ms, sizes in bytes. What a site can not do is absent. */
export type Figures = Record<string, number>;

declare global {
  interface Window {
    readonly bench: {
      readonly paint: { readonly startTime: number; readonly size: number; readonly element: Element | null } | null;
      readonly shift: number;
      readonly tasks: readonly (readonly [start: number, duration: number])[];
      painted(selector: string, path?: string): Promise<number>;
      longestEvent(since: number): number;
      longestTask(since: number): number;
      mainPicture(): number | null;
    };
    readonly early: {
      /** Once the form stands there. */
      readonly seen: Promise<Readonly<Record<'first' | 'open' | 'form', number | null>>>;
    };
  }
}

const opener = 'aside a[data-press]';
const popupForm = 'dialog[open] form';
const planPath = '/FloorPlan/59A';
const planLink = `#s7 [role=tabpanel] a[href="${planPath}"]`;
const planContent = 'main[data-banner="low"] #page h2';

/** Controls of pages by their paths: name of the figure, what is pressed, and what takes it back where more follows. */
const controls: Readonly<Record<string, readonly [name: string, selector: string, back?: string]>> = {
  '/': ['tabs', '#s7 [role=tab][aria-selected=false]', '#s7 [role=tab]'],
  '/LocationEnvironment/primium': ['slider', '#page section button[aria-controls]'],
};

const now = (phone: Phone) => ask(phone, () => performance.now());
const pressedAt = (phone: Phone) => ask(phone, () => Number(sessionStorage.pressedAt));
const longestEvent = (phone: Phone, since: number) => ask(phone, (at) => window.bench.longestEvent(at), since);

/** What the browser counts of a page since it was opened, by its own names; times in s. */
async function metricsOf({ session }: Phone): Promise<Figures> {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

/** What has been loaded and done so far, to the page's rest. */
async function loaded(phone: Phone): Promise<Figures> {
  const { session, traffic } = phone;
  const seen = await ask(phone, () => {
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const { paint, shift, tasks } = window.bench;
    const blocked = tasks.map(([start, duration]) => Math.max(0, start + duration - Math.max(start, fcp) - 50));
    return {
      fcp,
      lcp: paint?.startTime ?? 0,
      lcpSize: paint?.size ?? 0,
      mainPicture: window.bench.mainPicture() ?? 0,
      cls: shift,
      tbt: blocked.reduce((sum, ms) => sum + ms, 0),
      longestTask: window.bench.longestTask(fcp),
    };
  });
  const { TaskDuration = 0, ScriptDuration = 0, RecalcStyleDuration = 0, LayoutDuration = 0 } = await metricsOf(phone);
  await session.send('HeapProfiler.collectGarbage');
  const { JSHeapUsedSize = 0, Nodes = 0, JSEventListeners = 0 } = await metricsOf(phone);
  return {
    ...seen,
    ...traffic.sum,
    processor: TaskDuration * 1000,
    script: ScriptDuration * 1000,
    style: RecalcStyleDuration * 1000,
    layout: LayoutDuration * 1000,
    heap: JSHeapUsedSize,
    nodes: Nodes,
    listeners: JSEventListeners,
  };
}

async function openPopup(phone: Phone, name: string): Promise<Figures> {
  const since = await now(phone);
  const painted = ask(phone, (form) => window.bench.painted(form), popupForm);
  await press(phone, opener);
  const figures = { [`${name}Form`]: (await painted) - (await pressedAt(phone)) };
  await calm(phone);
  const { TaskDuration = 0 } = await metricsOf(phone);
  const [event, task] = await ask(phone, (at) => [window.bench.longestEvent(at), window.bench.longestTask(at)], since);
  await phone.page.goBack(); // closes it
  await calm(phone);
  return {
    ...figures,
    [`${name}Inp`]: event ?? 0,
    [`${name}Task`]: task ?? 0,
    [`${name}Processor`]: TaskDuration * 1000,
  };
}

async function openMenu(phone: Phone): Promise<Figures> {
  const since = await now(phone);
  await press(phone, 'a[aria-controls="menu"]');
  await standing(phone, '#menu[data-open]');
  await calm(phone);
  const menuInp = await longestEvent(phone, since);
  await press(phone, '#menu a[href="#main"]');
  await standing(phone, '#menu[data-open]', false);
  await calm(phone);
  return { menuInp };
}

/** A press on something that changes what is shown on the page, and how long its next paint takes. */
async function pressControl(phone: Phone, name: string, selector: string, back?: string): Promise<Figures> {
  await middleOf(phone, selector);
  await calm(phone);
  const since = await now(phone);
  await press(phone, selector);
  await calm(phone);
  const inp = await longestEvent(phone, since);
  if (back) {
    await press(phone, back);
    await calm(phone);
  }
  return { [`${name}Inp`]: inp };
}

async function openPlan(phone: Phone, name: string): Promise<Figures> {
  await middleOf(phone, planLink);
  await calm(phone);
  await press(phone, planLink);
  await phone.page.waitForURL(`**${planPath}`, { waitUntil: 'commit' });
  const painted = await ask(phone, ([at = '', path]) => window.bench.painted(at, path), [planContent, planPath]);
  return { [name]: painted - (await pressedAt(phone)) };
}

/**
 * A cold load to its rest, then the popup twice, the menu, a control of its own, and from home the way to a plan twice: with nothing of it there,
 * and once more.
 *
 * @param presses `false`: the load alone; `hasPopup` says whether scripts open one
 */
export async function visit(
  browser: Browser,
  address: string,
  presses: false | { readonly hasPopup: boolean },
): Promise<Figures> {
  const phone = await openPhone(browser, 'inPage.js');
  try {
    await phone.page.goto(address, { waitUntil: 'load' });
    await calm(phone);
    const figures = await loaded(phone);
    if (!presses) return figures;
    if (presses.hasPopup) {
      Object.assign(figures, await openPopup(phone, 'first'), await openPopup(phone, 'again'), await openMenu(phone));
    }
    const control = controls[new URL(address).pathname];
    if (presses.hasPopup && control) Object.assign(figures, await pressControl(phone, ...control));
    if (new URL(address).pathname === '/') {
      Object.assign(figures, await openPlan(phone, 'planCold'));
      await calm(phone);
      await phone.page.goBack({ waitUntil: 'commit' });
      await standing(phone, '#s7');
      await calm(phone);
      Object.assign(figures, await openPlan(phone, 'planWarm'));
    }
    return figures;
  } finally {
    await phone.context.close();
  }
}

/** On a wide screen the home page turns by section: a click on the mark of its second one. */
export async function turnPage(browser: Browser, address: string): Promise<Figures> {
  const phone = await openPhone(browser, 'inPage.js', 'wide');
  try {
    await phone.page.goto(address, { waitUntil: 'load' });
    await calm(phone);
    const since = await now(phone);
    const { x, y } = await middleOf(phone, 'nav[data-section] a[href="#s2"]');
    await phone.page.mouse.click(x, y);
    await standing(phone, 'nav[data-section="2"]');
    await calm(phone);
    return { pagerInp: await longestEvent(phone, since) };
  } finally {
    await phone.context.close();
  }
}

/** A cold load on which somebody presses from the first paint on, every 50 ms, until the popup's form stands there. */
export async function pressEarly(browser: Browser, address: string): Promise<Figures> {
  const { context, page, session } = await openPhone(browser, 'pressEarly.js');
  try {
    await page.goto(address, { waitUntil: 'commit' });
    const { first, open, form } = await ask({ session }, () => window.early.seen);
    return { earlyOpen: (open ?? 0) - (first ?? 0), earlyForm: (form ?? 0) - (first ?? 0), usableAt: form ?? 0 };
  } finally {
    await context.close();
  }
}
