import type { Facts, FeedEntry } from '@platform/contract';
import { escapeMarkup } from './escape';

export interface SitemapEntry {
  readonly path: string;
  /** ISO 8601, or `null` where nobody knows: a wrong one costs the trust in all. */
  readonly lastModified: string | null;
}

/** `sitemap.xml` of the canonical pages that may be indexed. */
export function sitemap(entries: readonly SitemapEntry[], facts: Facts): string {
  const urls = entries.map(({ path, lastModified }) => {
    const changed = lastModified === null ? '' : `<lastmod>${escapeMarkup(lastModified)}</lastmod>`;
    return `  <url><loc>${escapeMarkup(facts.origin + path)}</loc>${changed}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

/** `robots.txt`. Search engines render pages, so scripts and styles stay open to them; the back end does not. */
export function robots(facts: Facts): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${facts.origin}/sitemap.xml\n`;
}

const inFeed = (date: string): string => new Date(date).toUTCString();

/** `rss.xml`, newest first. RSS has no word for an edit; readers of feeds know Atom's. */
export function feed(entries: readonly FeedEntry[], facts: Facts): string {
  const items = [...entries]
    .sort((one, other) => other.date.localeCompare(one.date))
    .map(({ title, path, summary, date, modified }) => {
      const link = escapeMarkup(facts.origin + path);
      return (
        `    <item><title>${escapeMarkup(title)}</title><link>${link}</link><guid>${link}</guid>` +
        `<description>${escapeMarkup(summary)}</description><pubDate>${inFeed(date)}</pubDate>` +
        `${modified === undefined ? '' : `<atom:updated>${escapeMarkup(modified)}</atom:updated>`}</item>`
      );
    });
  const changed = entries
    .map(({ date, modified = date }) => modified)
    .sort()
    .at(-1);
  const built = changed === undefined ? '' : `\n    <lastBuildDate>${inFeed(changed)}</lastBuildDate>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">\n  <channel>\n    <title>${escapeMarkup(facts.projectName)}</title>\n    <link>${escapeMarkup(facts.origin)}/</link>\n    <description>${escapeMarkup(`${facts.projectName} 보도자료`)}</description>\n    <language>ko</language>${built}\n${items.join('\n')}${items.length ? '\n' : ''}  </channel>\n</rss>\n`;
}
