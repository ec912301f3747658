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

/** `rss.xml`, newest first. */
export function feed(entries: readonly FeedEntry[], facts: Facts): string {
  const items = [...entries]
    .sort((one, other) => other.date.localeCompare(one.date))
    .map(({ title, path, summary, date }) => {
      const link = escapeMarkup(facts.origin + path);
      return (
        `    <item><title>${escapeMarkup(title)}</title><link>${link}</link><guid>${link}</guid>` +
        `<description>${escapeMarkup(summary)}</description><pubDate>${new Date(date).toUTCString()}</pubDate></item>`
      );
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0">\n  <channel>\n    <title>${escapeMarkup(facts.projectName)}</title>\n    <link>${escapeMarkup(facts.origin)}/</link>\n    <description>${escapeMarkup(`${facts.projectName} 보도자료`)}</description>\n    <language>ko</language>\n${items.join('\n')}${items.length ? '\n' : ''}  </channel>\n</rss>\n`;
}
