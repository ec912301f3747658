import { expect, test } from 'vitest';
import { addTallies, good, measured, namesOf, percentile75, type Tally, tallyNames } from './signalCounts';
import { mostSignals, readReport, type Signal, type Vital, vitals } from './signals';

const place = { page: '/news/:id', module: 'mf-news@1f0c2a' };
const view: Signal = { ...place, kind: 'view', first: true };
const report = { release: 'live/41', width: 'narrow', signals: [view] };

test('a report is read, and nothing else of what was sent with it', () => {
  const sent = { ...report, agent: 'Mozilla', signals: [{ ...view, address: '203.0.113.7' }] };
  expect(readReport(sent)).toEqual(report);
  expect(readReport({ ...report, release: null })?.release).toBeNull();
});

test.each<[string, unknown]>([
  ['nothing', null],
  ['a text', 'view'],
  ['another width', { ...report, width: '390' }],
  ['a release that is none', { ...report, release: 'live/41?x' }],
  ['no signals', { ...report, signals: view }],
  ['too many', { ...report, signals: Array(mostSignals + 1).fill(view) }],
  ['an address in place of a page', { ...report, signals: [{ ...view, page: '/news/1?name=kim' }] }],
  ['a page that is too long', { ...report, signals: [{ ...view, page: `/${'a'.repeat(100)}` }] }],
  ['a module without a version', { ...report, signals: [{ ...view, module: 'mf-news' }] }],
  ['an unknown kind', { ...report, signals: [{ ...view, kind: 'name' }] }],
  ['a measure that is none', { ...report, signals: [{ ...place, kind: 'vital', name: 'LCP', value: '1' }] }],
  ['a measure below 0', { ...report, signals: [{ ...place, kind: 'vital', name: 'LCP', value: -1 }] }],
  ['an unknown vital', { ...report, signals: [{ ...place, kind: 'vital', name: 'FID', value: 1 }] }],
])('%s is no report', (_, sent) => {
  expect(readReport(sent)).toBeNull();
});

const count = (signals: readonly Signal[]): Tally =>
  signals.flatMap(namesOf).reduce<Tally>((sum, name) => addTallies(sum, { [name]: 1 }), {});
const measure = (name: Vital, value: number): Signal => ({ ...place, kind: 'vital', name, value });

test('signals are counted by name, and each name is a known one', () => {
  const tally = count([
    view,
    { ...view, first: false },
    { ...place, kind: 'error', first: true },
    { ...place, kind: 'error', first: false },
    { ...place, kind: 'attempt' },
    { ...place, kind: 'goal' },
    measure('CLS', 0),
    measure('LCP', 1e6),
  ]);
  expect(tally).toEqual({ views: 2, visits: 1, errors: 2, failures: 1, attempts: 1, goals: 1, CLS0: 1, LCP16: 1 });
  expect(Object.keys(tally).filter((name) => !tallyNames.has(name))).toEqual([]);
});

test.each(vitals)('what is not good of %s is counted exactly', (name) => {
  const tally = count([measure(name, good[name]), measure(name, good[name] * 1.0001), measure(name, 0)]);
  expect(measured(tally, name)).toEqual({ count: 3, bad: 1 });
});

test('three of four measures do not exceed what is said of them', () => {
  const values = Array.from({ length: 4000 }, (_, at) => 500 + at);
  const found = percentile75(count(values.map((value) => measure('LCP', value))), 'LCP');
  expect(found).toBeGreaterThan(3500 * 0.98);
  expect(found).toBeLessThan(3500 * 1.02);
  expect(percentile75({}, 'LCP')).toBeNull();
  expect(percentile75(count([measure('INP', 5000)]), 'INP')).toBe(1000);
});
