import type { Facts, HeadOverride, LockedRoute } from '@riverview/contract';
import { isStandIn } from '@riverview/contract/sitePaths';
import { head } from '../../content/head';
import { notFound } from '../../content/notFound';

/** What stands in a document's head, absolute addresses throughout. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** `null` on an address nobody owns, and in a document that stands in for many addresses. */
  readonly canonical: string | null;
  /** `null` in such a document, too: the browser says it once it knows the address. */
  readonly robots: string | null;
  readonly image: string;
  readonly imageAlt: string;
}

interface PageHeadInput {
  readonly facts: Facts;
  readonly route: LockedRoute | null;
  readonly pathname: string;
  readonly override: HeadOverride | null;
  /** Path of the site's share picture, 1200 × 630. */
  readonly shareImage: string;
}

/** Puts a head together: the site's defaults, then the route's entry in the lock, then what the page itself knows better. */
export function pageHead({ facts, route, pathname, override, shareImage }: PageHeadInput): PageHead {
  const { projectName, origin } = facts;
  const title = override?.title ?? route?.title ?? notFound.title;
  const home = route?.canonical === '/';
  const standIn = isStandIn(pathname);
  return {
    title: home ? `${projectName} | ${title}` : `${title} | ${projectName}`,
    description: override?.description ?? route?.description ?? notFound.description,
    canonical: route && !standIn ? origin + canonicalPath(route, pathname) : null,
    robots: standIn ? null : route && !route.noindex ? 'index,follow' : 'noindex,follow',
    image: new URL(override?.image ?? shareImage, origin).href,
    imageAlt: head.shareImageAlt(projectName),
  };
}

/** A canonical path takes its parameters from the address as they stand there: `/dunsan-riverview/press/:id`. */
function canonicalPath({ path, canonical }: LockedRoute, pathname: string): string {
  const pattern = path.split('/');
  const given = pathname.split('/');
  return canonical
    .split('/')
    .map((segment) => (segment.startsWith(':') ? (given[pattern.indexOf(segment)] ?? segment) : segment))
    .join('/');
}
