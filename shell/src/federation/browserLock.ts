import type { BrowserLock, PageData } from '@platform/contract';

function readJson<T>(id: string): T | null {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as T) : null;
}

/** The release lock that the page carries. Throws when the document was not made by the composer. */
export function readBrowserLock(): BrowserLock {
  const lock = readJson<BrowserLock>('release-lock');
  if (!lock) throw new Error('The document carries no release lock. Open the composed site, not a bare shell build.');
  return lock;
}

/** What the page found while it was prerendered, or `null`. */
export function readPageData(): PageData | null {
  return readJson<PageData>('page-data');
}
