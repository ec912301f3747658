// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { isSparing } from './visitor';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ saveData: false, effectiveType: '2g' }, true],
  [{ saveData: false, effectiveType: 'slow-2g' }, true],
  [{ saveData: false, effectiveType: '3g' }, false],
  [undefined, false],
])('over %o, sparing is %s', (connection, sparing) => {
  vi.stubGlobal('navigator', { connection });
  expect(isSparing()).toBe(sparing);
});
