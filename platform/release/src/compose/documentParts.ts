/** What stands around the content in the part of a document that holds it. */
const around = ['<body>\n<div id="root">', '</div>\n<script type="importmap">'] as const;

/** The content of `#root`, of the part of a document that holds it; `null` where another part is given. */
export function contentOf(part: string): string | null {
  const [before, behind] = around;
  return part.startsWith(before) && part.endsWith(behind) ? part.slice(before.length, -behind.length) : null;
}

/** Where among its parts a document has its content. */
export const contentPart = 1;

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
