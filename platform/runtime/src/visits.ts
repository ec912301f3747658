const keyOf = (group: string) => `visited:${group}`;

/** Remembers, while the tab is open, which page of a menu group was looked at last. */
export function rememberVisit(group: string, path: string): void {
  try {
    sessionStorage.setItem(keyOf(group), path);
  } catch {
    // A browser that stores nothing is led nowhere.
  }
}

/** Path of the page of a menu group that was looked at last in this tab; `null` where none was, or nobody remembers. */
export function lastVisit(group: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(group));
  } catch {
    return null;
  }
}
