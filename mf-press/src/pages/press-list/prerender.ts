import type { Prerender } from '@platform/contract';
import { fetchFirstPage } from '../../api/restPosts';

/** Puts the first page of the list into the HTML, where the back end can be reached. */
export default {
  data: async ({ facts, backEnd }) => (backEnd ? fetchFirstPage(facts, backEnd) : null),
} satisfies Prerender;
