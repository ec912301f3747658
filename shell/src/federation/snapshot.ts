interface Snapshot {
  readonly path: string;
  readonly content: DocumentFragment;
}

let taken: Snapshot | null = null;

/** Keeps a copy of the prerendered page, to stand in when its code throws. */
export function takeSnapshot(path: string, page: HTMLElement): void {
  const content = document.createDocumentFragment();
  for (const node of page.childNodes) content.append(node.cloneNode(true));
  taken = { path, content };
}

/** A copy of the prerendered page at `path`, if that is the page that was opened first. */
export function snapshotOf(path: string): DocumentFragment | null {
  return taken?.path === path ? (taken.content.cloneNode(true) as DocumentFragment) : null;
}
