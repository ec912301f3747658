import { type Account, fetchAs } from '@riverview/site/staff';

/** How many leads wait, how many came since midnight in Seoul, and how many people come today. */
export interface LeadCounts {
  readonly open: number;
  readonly since: number;
  /** With how many something is to be done today or was before. */
  readonly due: number;
  /** How many come today. */
  readonly visits: number;
}

/** Rejects with `NotAllowed` for a role that sees no leads, and where nobody answers. */
export async function readLeadCounts(endpoint: string, account: Account, signal: AbortSignal): Promise<LeadCounts> {
  const answer = await fetchAs(account, `${endpoint}/summary`, { signal });
  if (!answer.ok) throw new Error(`The counts of leads were answered with ${answer.status}.`);
  return (await answer.json()) as LeadCounts;
}

export interface PublishedPost {
  readonly title: string;
  readonly path: string;
  /** ISO 8601. */
  readonly date: string;
}

/** The newest posts that have their page, from the feed that everybody may read. */
export async function readPosts(most: number, signal: AbortSignal): Promise<readonly PublishedPost[]> {
  const answer = await fetch('/rss.xml', { signal });
  if (!answer.ok) throw new Error(`The feed was answered with ${answer.status}.`);
  const feed = new DOMParser().parseFromString(await answer.text(), 'text/xml');
  const text = (item: Element, name: string) => item.querySelector(name)?.textContent ?? '';
  return [...feed.querySelectorAll('item')].slice(0, most).map((item) => ({
    title: text(item, 'title'),
    path: new URL(text(item, 'link'), window.location.origin).pathname,
    date: new Date(text(item, 'pubDate')).toISOString(),
  }));
}
