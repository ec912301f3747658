import { useFacts, usePageData } from '@platform/runtime';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Post } from '../../api/post';

interface PostState {
  readonly id: string;
  readonly post: Post | null;
  /** `missing`: there is none of that id. `failed`: nobody could say; an earlier state of the post may be there. */
  readonly status: 'loading' | 'ready' | 'missing' | 'failed';
}

/** The article, from what was prerendered and then from the back end. Counts this opening as one view. */
export function usePost(id: string) {
  const facts = useFacts();
  const known = usePageData<Post>();
  const [state, setState] = useState<PostState>({ id, post: known, status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const load = useCallback(() => setAttempt((last) => last + 1), []);
  // A ref outlives the second run of effects under StrictMode, and a reload after an edit.
  const counted = useRef<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another run.
  useEffect(() => {
    let left = false;
    const show = (change: Pick<PostState, 'status'> & Partial<PostState>) => {
      if (!left) setState((current) => ({ ...(current.id === id ? current : { id, post: null }), ...change }));
    };

    async function open() {
      show({ status: 'loading' });
      const { countView, readPost } = await import('../../api/posts');
      const post = await readPost(facts, id);
      if (left) return;
      show({ post, status: post ? 'ready' : 'missing' });
      if (!post || counted.current === id) return;
      counted.current = id;
      const isCounted = await countView(facts, id).then(
        () => true,
        () => false,
      );
      // Nothing to tell the reader, who has the article. The next attempt of this opening counts it.
      if (isCounted) show({ post: { ...post, views: post.views + 1 }, status: 'ready' });
      else counted.current = null;
    }

    open().catch(() => show({ status: 'failed' }));
    window.addEventListener('online', load);
    return () => {
      left = true;
      window.removeEventListener('online', load);
    };
  }, [facts, id, attempt, load]);

  const current = state.id === id ? state : { id, post: null, status: 'loading' as const };
  return { ...current, load };
}
