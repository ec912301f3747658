import { sha256 } from '../hash';

/**
 * Links of a page that has not started lead to documents: one is fetched when a finger lands on its link, and is there when
 * the finger lifts. A page that has started takes the mark away, and brings its next page by scripts.
 */
const rules = {
  prefetch: [
    {
      where: {
        and: [{ selector_matches: '#site[data-waiting] a:not([data-press], [target])' }, { href_matches: '/*' }],
      },
      eagerness: 'conservative',
    },
  ],
};

const content = JSON.stringify(rules);

/** The rules as a file named by its content, and its address. Named by a header, they need no exception of the policy. */
export const speculation = {
  asset: `${sha256(content).slice(0, 16)}.speculationrules`,
  content,
  type: 'application/speculationrules+json',
} as const;
