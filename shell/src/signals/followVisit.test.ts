// @vitest-environment happy-dom
import type { Signal } from '@platform/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Attribution } from './Attribution';
import { followVisit } from './followVisit';

const route = (path: string) => ({ path, canonical: path, remote: 'mf-home', expose: './Page' }) as never;
const remote = { version: 'aaaaaa', base: '', entry: '', exposes: {} };
const attribution = new Attribution(
  { remotes: { 'mf-home': remote }, routes: [route('/'), route('/news/:id')] },
  'cccccc',
  'https://site.example',
);
const home = { page: '/', module: 'mf-home@aaaaaa' };
const article = { ...home, page: '/news/:id' };

let mark: (path: string) => void;
let signals: Signal[];
let here: ReturnType<typeof followVisit>;

beforeEach(() => {
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(told: (list: { getEntries: () => unknown[] }) => void) {
        mark = (detail) =>
          told({
            getEntries: () => [
              { name: 'hydrated', detail },
              { name: 'other', detail: '/x' },
            ],
          });
      }
      observe() {}
    },
  );
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: 'https://site.example/' } as never]);
  // The listeners of an earlier test go on telling theirs.
  const own: Signal[] = [];
  signals = own;
  here = followVisit(attribution, (signal) => own.push(signal));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

test('each page that is shown is a view, the first one once', () => {
  mark('/');
  mark('/news/1');
  mark('/news/1');
  mark('/');
  expect(signals).toEqual([
    { ...home, kind: 'view', first: true },
    { ...article, kind: 'view', first: false },
    { ...home, kind: 'view', first: false },
  ]);
  expect(here()).toEqual(home);
});

const type = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event('input', { bubbles: true }));

test('what is typed into a form of the site’s goal is an attempt, once; into any other form nothing', () => {
  document.body.innerHTML = '<form><input name="a"></form><form data-goal><input name="b"></form>';
  type('[name=a]');
  expect(signals).toHaveLength(1);
  type('[name=b]');
  type('[name=b]');
  expect(signals.slice(1)).toEqual([{ ...home, kind: 'attempt' }]);
});

test('a goal that is reached is counted once, with the attempt that nobody saw', () => {
  dispatchEvent(new Event('goal'));
  dispatchEvent(new Event('goal'));
  expect(signals.slice(1)).toEqual([
    { ...home, kind: 'attempt' },
    { ...home, kind: 'goal' },
  ]);
});
