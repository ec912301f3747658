const lockStart = '<script type="application/json" id="release-lock">';

/**
 * Cuts a document where pages of one site and of the next are alike: before and behind the lock, which all pages of a
 * site share, and before the body, which stays the same while only versions move. Joined, the parts are the document.
 */
export function documentParts(html: string): string[] {
  const lock = html.indexOf(lockStart) + lockStart.length;
  const behind = html.indexOf('</script>', lock);
  const body = html.indexOf('<body>', behind);
  if (lock < lockStart.length || behind < 0 || body < 0) return [html];
  const cuts = [0, lock, behind, body, html.length];
  return cuts.slice(1).map((end, index) => html.slice(cuts[index], end));
}
