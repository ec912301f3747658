import type { Budget } from '@platform/contract';

const kB = 1000;

/** What any page of this site may cost. What a module and its pages may, their `remote.ts` says. */
export const budgets: readonly Budget[] = [
  { name: 'federation containers of any page', pages: () => true, kind: 'js', counts: 'containers', limit: 6 * kB },
  { name: 'scripts of any page', pages: () => true, kind: 'js', counts: 'all', limit: 109 * kB },
  {
    name: 'scripts of pages that need none of their own',
    // Which they are the composer finds (docs/decisions/0060): a fact may give a page something to press.
    pages: (file, html) => file === '404.html' || html.includes('<div data-still'),
    kind: 'js',
    counts: 'all',
    limit: 87 * kB,
  },
  { name: 'styles of any page', pages: () => true, kind: 'css', counts: 'all', limit: 15 * kB },
  { name: 'fonts of the first screen of any page', pages: () => true, kind: 'fonts', counts: 'all', limit: 45 * kB },
];
