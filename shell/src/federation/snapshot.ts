let first: string | null = null;

/** The page at `path` came as HTML. */
export function rememberFirstPage(path: string): void {
  first = path;
}

/** The visitor has left it. */
export function forgetFirstPage(): void {
  first = null;
}

/**
 * A copy of the page as it is on screen, where it is the one that came as HTML: to stand in when its code throws. Only then
 * is it made: a boundary renders its stand-in before React removes what is there.
 */
export function snapshotOf(path: string): DocumentFragment | null {
  const page = path === first ? document.getElementById('page') : null;
  if (!page) return null;
  const content = document.createDocumentFragment();
  for (const node of page.childNodes) content.append(node.cloneNode(true));
  return content;
}
