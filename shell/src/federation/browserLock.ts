import type { BrowserLock, PageData } from '@platform/contract';

function readJson<T>(id: string): T | null {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as T) : null;
}

/** The release lock that the document names, or in development carries. Rejects when the composer did not make the document. */
export async function readBrowserLock(): Promise<BrowserLock> {
  const link = document.querySelector<HTMLLinkElement>('link#release-lock');
  if (link) return ((await import(/* webpackIgnore: true */ link.href)) as { default: BrowserLock }).default;
  const lock = readJson<BrowserLock>('release-lock');
  if (!lock) throw new Error('The document names no release lock. Open the composed site, not a bare shell build.');
  return lock;
}

/** What the page found while it was prerendered, or `null`. */
export function readPageData(): PageData | null {
  return readJson<PageData>('page-data');
}
