import type { IncomingMessage } from 'node:http';
import { ApiError } from './ApiError';

/**
 * Refuses what a page of another origin makes a visitor's browser send. The content type cannot tell: the SDK itself sends
 * `text/plain`, which browsers let every page do. What no browser sends carries neither header, and passes.
 */
export function demandSameOrigin({ headers }: IncomingMessage): void {
  const site = headers['sec-fetch-site'];
  const isOurs = site === undefined ? isOwnOrigin(headers) : site === 'same-origin' || site === 'none';
  if (!isOurs) throw new ApiError('PERMISSION_DENIED', 'Pages of another origin may not call this back end.');
}

/** Browsers without `Sec-Fetch-Site` still name the origin with every POST. */
function isOwnOrigin({ origin, host }: IncomingMessage['headers']): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host.toLowerCase();
}
