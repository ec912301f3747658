// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

/** Longer than any of these waits by itself. */
const late = 1_500;

const comesLate = () => {
  let came = false;
  setTimeout(() => {
    came = true;
  }, late);
  return () => came;
};

test.concurrent.each([
  ['expect.poll', (came) => expect.poll(came).toBe(true)],
  ['vi.waitFor', (came) => vi.waitFor(() => expect(came()).toBe(true))],
  ['waitFor of Testing Library', (came) => waitFor(() => expect(came()).toBe(true))],
])('%s waits for what a busy machine is late with', async (_, wait) => {
  await wait(comesLate());
});
