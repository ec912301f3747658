import type { Facts } from './facts';

/** Names that nobody can register (RFC 2606, RFC 6761): a site that is called so is not on the internet. */
const reserved = /(?:^|\.)(?:example|invalid|localhost|test)$/;

/** Whether the facts are those of a public site, by its address. */
export function isLaunched({ origin }: Pick<Facts, 'origin'>): boolean {
  return !reserved.test(new URL(origin).hostname);
}
