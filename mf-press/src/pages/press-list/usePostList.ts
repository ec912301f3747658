import { useFacts, usePageData } from '@platform/runtime';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { type KnownPage, PostList } from '../../store/PostList';

// Loaded on use: a page that was prerendered is readable and alive before Firebase arrives.
const posts = () => import('../../api/posts');

/** The list of this site's press, from what was prerendered and then from the back end. */
export function usePostList() {
  const facts = useFacts();
  const known = usePageData<KnownPage>();
  const list = useMemo(
    () =>
      new PostList(
        {
          list: async (after) => (await posts()).listPosts(facts, after),
          count: async () => (await posts()).countPosts(facts),
        },
        known,
      ),
    [facts, known],
  );

  useEffect(() => {
    void list.reload();
    window.addEventListener('online', list.retry);
    return () => window.removeEventListener('online', list.retry);
  }, [list]);

  const state = useSyncExternalStore(list.subscribe, list.state, list.state);
  return { ...state, reload: list.reload, loadMore: list.loadMore, retry: list.retry };
}
