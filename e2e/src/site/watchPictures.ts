import type { Page } from '@playwright/test';

/** What the pictures of a first view may weigh, bytes. */
export const firstViewLimit = 350_000;

/**
 * Watches which pictures come. Those that stand in the document itself are not counted.
 *
 * @returns what has come since: address to bytes as sent
 */
export function watchPictures(page: Page): () => Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>();
  const arrivals: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'image' || !request.url().startsWith('http')) return;
    arrivals.push(
      request.sizes().then(({ responseBodySize }) => {
        sizes.set(request.url(), responseBodySize);
      }),
    );
  });
  return async () => {
    await Promise.all(arrivals);
    return sizes;
  };
}
