import type { Browser } from '@playwright/test';
import { breakdown, type TraceEvent } from './breakdown';
import { calm, openPhone, press, standing } from './phone';

/** Work that takes part of a task, as the browser's trace names it. */
const kinds = [
  'EvaluateScript',
  'v8.compile',
  'FunctionCall',
  'ParseHTML',
  'UpdateLayoutTree',
  'Layout',
  'Paint',
  'Commit',
  'MinorGC',
  'MajorGC',
];
const long = 50_000;
const ms = (us: number) => `${(us / 1000).toFixed(0)} ms`;

const categories = ['toplevel', 'devtools.timeline', 'v8', 'disabled-by-default-devtools.timeline'];

function tell(events: readonly TraceEvent[], name: string): string[] {
  const threads = new Set(
    events
      .filter(({ name: one, args }) => one === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const ofPage = events.filter(({ ph, pid, tid }) => ph === 'X' && threads.has(`${pid} ${tid}`));
  const tasks = ofPage.filter(({ name: one, dur = 0 }) => one === 'RunTask' && dur > long);
  const total = ofPage.reduce((sum, { name: one, dur = 0 }) => sum + (one === 'RunTask' ? dur : 0), 0);
  const lines = tasks.map(({ ts, dur = 0, pid, tid }) => {
    const inside = ofPage.filter((one) => one.pid === pid && one.tid === tid && one.ts >= ts && one.ts < ts + dur);
    const parts = kinds.flatMap((kind) => {
      const all = inside.filter((one) => one.name === kind);
      // An event of a kind within another of its kind counts once.
      const outer = all.filter(
        (one) =>
          !all.some(
            (around) =>
              around !== one && around.ts <= one.ts && around.ts + (around.dur ?? 0) >= one.ts + (one.dur ?? 0),
          ),
      );
      const sum = outer.reduce((all, { dur: part = 0 }) => all + part, 0);
      return sum > 5000 ? [`${kind} ${ms(sum)}`] : [];
    });
    return `  ${ms(dur)}: ${parts.join(', ')}`;
  });
  const parts = Object.entries(breakdown(events)).map(([kind, spent]) => `${kind} ${spent.toFixed(0)}`);
  return [
    `${name}: ${ms(total)} of the main thread, ${tasks.length} tasks over ${ms(long)}`,
    `  by kind, ms: ${parts.join(', ')}`,
    ...lines,
  ];
}

/** What the main thread does, by kind and in long tasks: while a page loads, as the popup opens, once more, and as the menu does. */
export async function longTasks(browser: Browser, address: string, hasPopup: boolean): Promise<string[]> {
  const phone = await openPhone(browser, 'inPage.js');
  const record = async (name: string, work: () => Promise<unknown>) => {
    await browser.startTracing(phone.page, { categories });
    await work();
    const { traceEvents } = JSON.parse(`${await browser.stopTracing()}`) as { traceEvents: TraceEvent[] };
    return tell(traceEvents, name);
  };
  try {
    const load = await record('load to rest', async () => {
      await phone.page.goto(address, { waitUntil: 'load' });
      await calm(phone);
    });
    if (!hasPopup) return load;
    const openPopup = async () => {
      await press(phone, 'aside a[data-press]');
      await standing(phone, 'dialog[open] form');
      await calm(phone);
    };
    const start = await record('first press to rest', openPopup);
    await phone.page.goBack();
    await calm(phone);
    const again = await record('second press to rest', openPopup);
    await phone.page.goBack();
    await calm(phone);
    const menu = await record('menu to rest', async () => {
      await press(phone, 'a[aria-controls="menu"]');
      await standing(phone, '#menu[data-open]');
      await calm(phone);
    });
    return [...load, ...start, ...again, ...menu];
  } finally {
    await phone.context.close();
  }
}
