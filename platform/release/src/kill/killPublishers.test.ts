import { expect, it } from 'vitest';
import { killPublishers } from './killPublishers';

it('a publisher killed at any moment leaves the live site whole, and the next publish works at once', async () => {
  const { kills, releases, slowest, problems } = await killPublishers(20);
  expect(problems).toEqual([]);
  // They were killed at work, and nobody waited for the dead.
  expect(releases).toBeGreaterThan(0);
  expect(kills).toBe(20);
  expect(slowest).toBeLessThan(30_000);
}, 240_000);
