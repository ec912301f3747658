import type { Prerender } from '@platform/contract';
import { lastChange } from '../../api/post';
import { fetchFirstPage } from '../../api/restPosts';
import { isoDate } from '../../content/dates';
import type { KnownPage } from '../../store/PostList';

/** Puts the first page of the list into the HTML, where the back end can be reached. */
export default {
  data: async ({ facts, backEnd }) => (backEnd ? fetchFirstPage(facts, backEnd) : null),
  lastModified: (_, data) => {
    const changes = (data as KnownPage | null)?.rows.map((row) => isoDate(lastChange(row))) ?? [];
    return changes.sort().at(-1) ?? null;
  },
} satisfies Prerender;
