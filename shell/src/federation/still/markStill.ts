/** The marks that React puts around what may come later. */
const marks = /<!--(\/?)\$[?!~]?-->/g;

/** What holds the content of a page that needs no script. */
const holder = ['<div data-still="">', '</div>'] as const;

/** Puts the content of the page, in the HTML of a site, into an element that says that it needs no script. */
export function markStill(html: string): string {
  const start = html.match(/<div id="page"[^>]*><!--\$-->/);
  if (!start) return html;
  marks.lastIndex = (start.index ?? 0) + start[0].length;
  const begin = marks.lastIndex;
  let depth = 1;
  for (let mark = marks.exec(html); mark; mark = marks.exec(html)) {
    depth += mark[1] ? -1 : 1;
    if (depth === 0) return html.slice(0, begin) + holder.join(html.slice(begin, mark.index)) + html.slice(mark.index);
  }
  return html;
}
