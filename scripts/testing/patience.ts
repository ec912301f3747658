// Run with every test file: what a unit test waits for may take as long as in a journey. A second is little where another run has the
// processors, too; what never comes fails all the same.
import { vi } from 'vitest';

const patience = 15_000;

const { waitFor } = vi;
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: patience, ...options });

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: patience });
}
