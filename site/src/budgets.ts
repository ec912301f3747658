import type { Budget } from '@platform/contract';

const kB = 1000;

/** What pages of this site may cost. */
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
