/** Where a document is cut, in order: before and behind the content, around the import map and around the lock. */
const marks = [
  { text: '<body>', behind: false },
  { text: '<script type="importmap">', behind: true },
  { text: '</script>', behind: false },
  { text: '<link id="release-lock"', behind: true },
  { text: '>', behind: false },
] as const;

/**
 * Cuts a document where pages of one site and of the next are alike: import map and lock are those of all pages of a
 * site, and the content stays the same while only versions move. Joined, the parts are the document.
 */
export function documentParts(html: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (const { text, behind } of marks) {
    const found = html.indexOf(text, start);
    if (found < 0) return [html];
    const end = behind ? found + text.length : found;
    parts.push(html.slice(start, end));
    start = end;
  }
  return [...parts, html.slice(start)];
}
