import type { BrowserRoute, Facts, HeadOverride } from '@platform/contract';
import { isStandIn } from '@platform/contract/sitePaths';
import { head } from '../../content/head';
import { notFound } from '../../content/notFound';

/** A picture of a shared link: its address, and its size, px, where that is known. */
export interface SharePicture {
  readonly src: string;
  readonly size?: readonly [width: number, height: number];
}

/** What stands in a document's head, absolute addresses throughout. */
export interface PageHead {
  readonly title: string;
  /** `null` while nobody knows it yet. */
  readonly description: string | null;
  /** `null` on an address nobody owns, and in a document that stands in for many addresses. */
  readonly canonical: string | null;
  /** `null` in such a document, too: the browser says it once it knows the address. */
  readonly robots: string | null;
  /** Pictures of a shared link, the first for whoever takes one. */
  readonly images: readonly SharePicture[];
  readonly imageAlt: string;
}

interface PageHeadInput {
  readonly facts: Facts;
  readonly route: BrowserRoute | null;
  readonly pathname: string;
  readonly override: HeadOverride | null;
  /** That of the route, where the page had to fetch it. */
  readonly description?: string | undefined;
  /** The site's own, by path. */
  readonly shareImages: readonly SharePicture[];
}

/** Puts a head together: the site's defaults, then the route's entry in the lock, then what the page itself knows better. */
export function pageHead({ facts, route, pathname, override, description, shareImages }: PageHeadInput): PageHead {
  const { projectName, origin } = facts;
  const title = override?.title ?? route?.title ?? notFound.title;
  const home = route?.canonical === '/';
  const standIn = isStandIn(pathname);
  return {
    title: home ? `${projectName} | ${title}` : `${title} | ${projectName}`,
    description: override?.description ?? (route ? (route.description ?? description ?? null) : notFound.description),
    canonical: route && !standIn ? origin + canonicalPath(route, pathname) : null,
    robots: standIn ? null : route && !route.noindex ? 'index,follow' : 'noindex,follow',
    images: (override?.image ? [{ src: override.image }] : shareImages).map((image) => ({
      ...image,
      src: new URL(image.src, origin).href,
    })),
    imageAlt: head.shareImageAlt(projectName),
  };
}

/** A canonical path takes its parameters from the address as they stand there: `/dunsan-riverview/press/:id`. */
function canonicalPath({ path, canonical }: BrowserRoute, pathname: string): string {
  const pattern = path.split('/');
  const given = pathname.split('/');
  return canonical
    .split('/')
    .map((segment) => (segment.startsWith(':') ? (given[pattern.indexOf(segment)] ?? segment) : segment))
    .join('/');
}
