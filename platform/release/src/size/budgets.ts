/** What pages may cost a visitor at first load, in bytes, brotli. */
export interface Budget {
  readonly name: string;
  /** Files of the site's public folder the budget is for. */
  readonly pages: (file: string) => boolean;
  readonly kind: 'js' | 'css';
  /** `beyond-shell` leaves out the files that every page has, `containers` counts what modules add for being modules, `own` the files of one module. */
  readonly counts: 'all' | 'beyond-shell' | 'containers' | { readonly own: string };
  readonly limit: number;
}

const kB = 1000;

export const budgets: readonly Budget[] = [
  { name: 'federation containers of any page', pages: () => true, kind: 'js', counts: 'containers', limit: 9 * kB },
  { name: 'scripts of any page', pages: () => true, kind: 'js', counts: 'all', limit: 120 * kB },
  { name: 'styles of any page', pages: () => true, kind: 'css', counts: 'all', limit: 15 * kB },
  {
    name: 'press pages beyond the shell',
    pages: (file) => file.includes('/press'),
    kind: 'js',
    counts: 'beyond-shell',
    limit: 45 * kB,
  },
  {
    name: 'floor plans beyond the shell',
    pages: (file) => /^FloorPlan\/\d/.test(file),
    kind: 'js',
    counts: 'beyond-shell',
    limit: 25 * kB,
  },
  { name: 'forms on any page', pages: () => true, kind: 'js', counts: { own: 'mf-leads' }, limit: 12 * kB },
];
