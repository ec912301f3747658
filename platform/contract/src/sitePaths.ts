/** A page's path with the site slug filled in: `/{site}/press/:id` becomes `/sample/news/:id`. */
export function withSlug(path: string, slug: string): string {
  return path.replaceAll('{site}', slug);
}

/** Whether two route paths can match one address. Letter case does not tell them apart; a parameter matches anything. */
export function pathsOverlap(one: string, other: string): boolean {
  const left = one.toLowerCase().split('/');
  const right = other.toLowerCase().split('/');
  return (
    left.length === right.length &&
    left.every((segment, index) => segment === right[index] || segment.startsWith(':') || right[index]?.startsWith(':'))
  );
}

/** Path parameters, by name: `:id` of `/news/:id` filled from `{ id: 'a1' }`. */
export function withParams(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The path ${path} needs a value for ":${name}".`);
    return encodeURIComponent(value);
  });
}

/** Takes the place of a parameter's value in the page that stands in for all values without a page of their own. */
export const anyValue = '_any';

/** Whether a page's address, or its file's, is that of a page that stands in for any value. */
export const isStandIn = (path: string): boolean =>
  path
    .replace(/\.html$/, '')
    .split('/')
    .includes(anyValue);
