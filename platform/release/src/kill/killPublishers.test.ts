import { soak } from '@platform/contract/testing/soak';
import { expect, it } from 'vitest';
import { killPublishers } from './killPublishers';

it('a publisher killed at any moment leaves the live site whole, and the next publish works at once', async () => {
  const count = soak(20, 4);
  const { kills, releases, slowest, problems } = await killPublishers(count);
  expect(problems).toEqual([]);
  // They were killed at work, and nobody waited for the dead.
  expect(releases).toBeGreaterThan(0);
  expect(kills).toBe(count);
  expect(slowest).toBeLessThan(30_000);
}, 240_000);
