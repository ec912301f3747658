import { useFacts, useLocation, usePageData } from '@platform/runtime';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { type KnownPage, PostList } from '../../store/PostList';

// Loaded on use: a page that was prerendered is readable and alive before Firebase arrives.
const posts = () => import('../../api/posts');

/** The pages that were on screen, by history entry, for whoever comes back to it. */
const left = new Map<string, KnownPage>();

/** The list of this site's press, from what was left on this history entry, from what was prerendered and then from the back end. */
export function usePostList() {
  const facts = useFacts();
  const known = usePageData<KnownPage>();
  const entry = `${facts.slug} ${useLocation().key}`;
  const list = useMemo(
    () =>
      new PostList(
        {
          list: async (after) => (await posts()).listPosts(facts, after),
          count: async () => (await posts()).countPosts(facts),
        },
        left.get(entry) ?? known,
      ),
    [facts, known, entry],
  );

  useEffect(() => {
    void (left.has(entry) ? list.resume() : list.reload());
    window.addEventListener('online', list.retry);
    return () => {
      window.removeEventListener('online', list.retry);
      const { rows, total, more } = list.state();
      if (rows.length > 0) left.set(entry, { rows, total, more });
    };
  }, [list, entry]);

  const state = useSyncExternalStore(list.subscribe, list.state, list.state);
  return { ...state, reload: list.reload, loadMore: list.loadMore, retry: list.retry };
}
