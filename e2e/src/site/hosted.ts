import { test } from '../fixtures';

/**
 * Skips a journey through a film or a tour of ours where the owner's own stands in its place: `npm run rehearse` plays those.
 *
 * @param address the fact that names the owner's
 */
export function skipHosted(address: string | null): void {
  test.skip(address !== null, 'The owner’s own stands in its place.');
}
