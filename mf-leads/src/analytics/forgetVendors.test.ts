// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { forgetVendors } from './forgetVendors';

// biome-ignore-start lint/suspicious/noDocumentCookie: vendors write them so.
test('what the vendors left is taken back, nothing else, and the page begins anew', () => {
  document.cookie = '_ga=GA1.1.1; path=/';
  document.cookie = '_ga_REHEARSAL=GS1; path=/';
  document.cookie = 'wcs_bt=s_1:1; path=/';
  document.cookie = '_fwb=1.2; path=/';
  document.cookie = 'slice=7; path=/';
  const reload = vi.fn();
  forgetVendors(reload);
  expect(document.cookie).toBe('slice=7');
  expect(reload).toHaveBeenCalledOnce();
});
// biome-ignore-end lint/suspicious/noDocumentCookie: vendors write them so.
