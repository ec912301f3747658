import { lazy, Suspense } from 'react';
import type { Post } from '../../api/post';
import { useSession } from '../../store/session';

const EditingDesk = lazy(() => import('./EditingDesk'));

interface ArticleDeskProps {
  readonly post: Post;
  /** The post was changed. */
  readonly onSave: () => void;
}

/** Editing and deleting, below an article, for whoever is signed in. */
export function ArticleDesk(props: ArticleDeskProps) {
  const { state } = useSession();
  if (state !== 'signed-in') return null;
  return (
    <Suspense>
      <EditingDesk {...props} />
    </Suspense>
  );
}
