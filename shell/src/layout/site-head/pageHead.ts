import type { BrowserRoute, Facts, HeadOverride } from '@platform/contract';
import { siteLanguage } from '@platform/contract/languages';
import { isStandIn } from '@platform/contract/sitePaths';
import { head } from '../../content/head';
import { notFound } from '../../content/notFound';

/** A picture of a shared link: its address, and its size, px, where that is known. */
export interface SharePicture {
  readonly src: string;
  readonly size?: readonly [width: number, height: number];
}

/** Of a share picture, px. */
export const shareSize = [1200, 630] as const;

/** What stands in a document's head, absolute addresses throughout. */
export interface PageHead {
  /** It says what the site is called, too. */
  readonly title: string;
  /** What the site is called in the page's language. */
  readonly siteName: string;
  /** `null` while nobody knows it yet. */
  readonly description: string | null;
  /** `null` on an address nobody owns, and in a document that stands in for many addresses. */
  readonly canonical: string | null;
  /** As shared links name a language: `ko_KR`. */
  readonly locale: string;
  /** A document that stands in for many addresses is no page of any: it is not to be found until its article is known. */
  readonly robots: string;
  /** ISO 8601, where the page is an article. */
  readonly publishedAt: string | null;
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
  /** Those of the page's banner, or the site's own, by path. */
  readonly shareImages: readonly SharePicture[];
  /** What the first of them shows; `null`: what the page is called. */
  readonly shareAlt: string | null;
}

/** Puts a head together: the site's defaults, then the route's entry in the lock, then what the page itself knows better. */
export function pageHead({
  facts,
  route,
  pathname,
  override,
  description,
  shareImages,
  shareAlt,
}: PageHeadInput): PageHead {
  const { origin } = facts;
  const language = route?.language ?? siteLanguage;
  const siteName = siteNameIn(facts, language);
  const title = override?.title ?? route?.title ?? notFound.title;
  const home = route?.canonical === '/';
  const standIn = isStandIn(pathname);
  // An address of a parameter is a page once it is known what it is of.
  const unknown = route === null || (route.path.includes(':') && override === null);
  return {
    title: home ? `${siteName} | ${title}` : `${title} | ${siteName}`,
    siteName,
    description: override?.description ?? (route ? (route.description ?? description ?? null) : notFound.description),
    canonical: route && !standIn ? origin + canonicalPath(route, pathname) : null,
    locale: head.locales[language] ?? language.replace('-', '_'),
    robots: unknown || route.noindex || override?.noindex ? 'noindex,follow' : 'index,follow',
    publishedAt: override?.publishedAt ?? null,
    images: (override?.image ? [{ src: override.image, size: shareSize }] : shareImages).map((image) => ({
      ...image,
      src: new URL(image.src, origin).href,
    })),
    imageAlt: (!override?.image && shareAlt) || title,
  };
}

/** The project's name in a language, as the owner writes it there; without one the Korean. */
function siteNameIn({ projectName, names }: Facts, language: string): string {
  const inOthers: Readonly<Record<string, { readonly project: string } | undefined>> = names;
  return inOthers[language]?.project ?? projectName;
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
