import { expect, test } from 'vitest';
import { breakdown } from '../e2e/src/bench/peers/breakdown';

const page = { pid: 1, tid: 1 };
const thread = (tid) => ({
  name: 'thread_name',
  ph: 'M',
  ts: 0,
  pid: 1,
  tid,
  args: { name: 'CrRendererMain' },
});
/** From and to in ms. */
const work = (name, from, to, at = page) => ({
  name,
  ph: 'X',
  ts: from * 1000,
  dur: (to - from) * 1000,
  ...at,
});

const trace = [
  thread(1),
  thread(2),
  work('RunTask', 0, 60),
  work('FunctionCall', 10, 50),
  work('UpdateLayoutTree', 20, 30),
  work('Layout', 30, 45),
  work('MinorGC', 46, 48),
  work('RunTask', 80, 100),
  work('Something', 80, 90),
  work('Paint', 90, 98),
  work('RunTask', 0, 5, { pid: 1, tid: 2 }),
];
const told = (from, to) => Object.fromEntries(Object.entries(breakdown(trace, from, to)).filter(([, ms]) => ms));

test('work within other work counts once, as what it is; of several pages the one that did most is told of', () => {
  expect(told()).toEqual({ scripts: 13, garbage: 2, styles: 10, layout: 15, painting: 8, other: 32, waiting: 20 });
});

test('of a part of the trace only what lies in it counts', () => {
  expect(told(25_000, 85_000)).toEqual({ scripts: 3, garbage: 2, styles: 5, layout: 15, other: 15, waiting: 20 });
});
