import { releaseTiming } from '@platform/contract/releaseTiming';

/**
 * The release that the opened document came from, as `channel/number` (`live/41`), or `null` where whoever served it did
 * not say. Pages that the router showed since came from the same.
 */
export function servedRelease(): string | null {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.serverTiming?.find(({ name }) => name === releaseTiming)?.description || null;
}
