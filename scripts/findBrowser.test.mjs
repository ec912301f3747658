import { expect, test } from 'vitest';
import { lackedPackages } from './findBrowser.mjs';

const shell = 'chromium-headless-shell';
const font = 'fonts-noto-cjk';
const machine = { found: null, named: undefined, isCi: false, isInstalled: () => false };

test('a machine without a browser gets the headless shell and a font that has Korean', () => {
  expect(lackedPackages(machine)).toEqual([shell, font]);
});

test('a browser of the machine’s own is enough for whoever works there', () => {
  expect(lackedPackages({ ...machine, found: '/usr/bin/chromium' })).toEqual([]);
});

test('a run of CI gets the headless shell beside a whole browser, which takes twice as long', () => {
  expect(lackedPackages({ ...machine, found: '/usr/bin/chromium', isCi: true })).toEqual([shell, font]);
});

test('what is installed is not installed again', () => {
  const found = `/usr/bin/${shell}`;
  expect(lackedPackages({ ...machine, found, isCi: true, isInstalled: (name) => name === shell })).toEqual([font]);
  expect(lackedPackages({ ...machine, found, isCi: true, isInstalled: () => true })).toEqual([]);
});

test('the browser that the environment names is the one that is used', () => {
  const named = '/opt/chrome';
  expect(lackedPackages({ ...machine, found: named, named, isCi: true })).toEqual([]);
});
