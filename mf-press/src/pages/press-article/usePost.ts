import { useFacts, usePageData } from '@platform/runtime';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Post } from '../../api/post';
import { closeMark, openMark, reopenMark } from '../../store/viewMarks';

interface PostState {
  readonly id: string;
  readonly post: Post | null;
  /** `missing`: there is none of that id. `failed`: nobody could say; an earlier state of the post may be there. */
  readonly status: 'loading' | 'ready' | 'missing' | 'failed';
}

/**
 * A page that is left breaks its calls off, and the back end may have counted all the same. By then it is gone, and does not take
 * the call for one that failed; milliseconds.
 */
const untilGone = 500;

/** The article, from what was prerendered and then from the back end. The first opening of a day is one view. */
export function usePost(id: string) {
  const facts = useFacts();
  const known = usePageData<Post>();
  const [state, setState] = useState<PostState>({ id, post: known, status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const load = useCallback(() => setAttempt((last) => last + 1), []);
  // A ref outlives the second run of effects under StrictMode, and a reload after an edit.
  const counted = useRef<string | null>(null);
  /** Lets a count that failed be tried again: the next attempt, or the time, shows that the page is still there. */
  const makeUp = useRef<(() => void) | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another run.
  useEffect(() => {
    let left = false;
    const show = (change: Pick<PostState, 'status'> & Partial<PostState>) => {
      if (!left) setState((current) => ({ ...(current.id === id ? current : { id, post: null }), ...change }));
    };

    async function open() {
      show({ status: 'loading' });
      const [{ readPost }, { countView }] = await Promise.all([
        import('../../api/posts'),
        import('../../api/countView'),
      ]);
      const post = await readPost(facts, id);
      if (left) return;
      show({ post, status: post ? 'ready' : 'missing' });
      makeUp.current?.();
      if (!post || counted.current === id) return;
      const mark = openMark(id);
      if (!mark) return;
      counted.current = id;
      // Nothing to tell the reader, who has the article. The next attempt of this opening counts it.
      closeMark(id, mark);
      const outcome = await countView(facts, id, mark).catch(() => 'failed' as const);
      if (outcome === 'failed') {
        const reopen = () => {
          if (makeUp.current !== reopen) return;
          makeUp.current = null;
          counted.current = null;
          reopenMark(id, mark);
        };
        makeUp.current = reopen;
        setTimeout(reopen, untilGone);
      }
      if (outcome === 'counted') show({ post: { ...post, views: post.views + 1 }, status: 'ready' });
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
