import type { BrowserRoute } from '@platform/contract';

/** Where the visitor is. */
export interface CurrentPage {
  /** `null` on an address nobody owns. */
  readonly route: BrowserRoute | null;
  readonly routes: readonly BrowserRoute[];
}

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** The `aria-current` of a menu entry: `page` on its page or an alias of it, `true` on a page below it, such as an article. */
export function ariaCurrent(path: string, { route, routes }: CurrentPage): 'page' | 'true' | undefined {
  if (!route) return undefined;
  const target = routes.find((candidate) => same(candidate.path, path))?.canonical ?? path;
  if (same(target, route.canonical)) return 'page';
  return target !== '/' && same(route.canonical.slice(0, target.length + 1), `${target}/`) ? 'true' : undefined;
}
