import { expect, it } from 'vitest';
import { describeRelease } from '../inspect/describeRelease';
import type { Release } from '../journal';
import { describeVerdict, GateRefusal } from './verdict';

const release: Release = {
  number: 41,
  kind: 'publish',
  site: 'cafe',
  lock: 'beef',
  modules: {},
  changed: {},
  base: 40,
  at: '2026-11-22T12:00:00.000Z',
  by: null,
  commit: null,
  why: null,
};

it('stands in the history of releases, with what was not opened and why', () => {
  const leftOut = [{ count: 488, pages: ['/News/1'], why: 'more than the 12 that are opened' }];
  const gate = { outcome: 'passed', checks: ['axe', 'links'], pages: ['/', '/News'], leftOut, ms: 6_340 } as const;
  expect(describeRelease({ ...release, gate })).toContain(
    'gate       2 pages passed 2 checks in 6.3 s, 488 left out (more than the 12 that are opened)',
  );
  expect(describeVerdict({ outcome: 'skipped', why: 'in a hurry' })).toBe(
    'gate       not opened in a browser: in a hurry',
  );
  // A release of before there was a gate.
  expect(describeRelease(release)).not.toContain('gate');
});

it('refuses with every shortfall, its picture and the way around', () => {
  const short = {
    module: 'mf-news',
    page: '/News',
    shown: '390 px',
    what: 'the layout shifts',
    screenshot: '/tmp/a.png',
  };
  const { message } = new GateRefusal([short, { ...short, shown: '1440 px' }], 3);
  expect(message).toContain('1 of 3 opened pages falls short');
  expect(message).toContain('mf-news, page /News, 390 px: the layout shifts\n    /tmp/a.png');
  expect(message).toContain('--without-gate "the reason"');
});
