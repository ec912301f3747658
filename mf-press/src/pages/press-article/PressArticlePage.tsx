import { Navigate, useFacts, useHeadOverride, useParams } from '@platform/runtime';
import { Button } from '@riverview/shared-ui/button';
import { classNames } from '@riverview/shared-ui/class-names';
import { KakaoShare } from '@riverview/shared-ui/kakao-share';
import { Message } from '@riverview/shared-ui/message';
import { ShareLink } from '@riverview/shared-ui/share-link';
import { ArticleText } from '../../components/article-text/ArticleText';
import { ArticleDesk } from '../../components/desk/ArticleDesk';
import { press } from '../../content/press';
import { BackToList } from './BackToList';
import { headOf } from './headOf';
import styles from './PressArticlePage.module.css';
import { usePost } from './usePost';

/** One article. An id that nobody knows leads to the list. */
export default function PressArticlePage() {
  const { slug, kakaoShareKey } = useFacts();
  const { id = '' } = useParams();
  const { post, status, load } = usePost(id);
  useHeadOverride(post && headOf(post));
  if (status === 'missing') return <Navigate to={`/${slug}/press`} replace />;
  return (
    <article className={classNames('body wrap', styles.article)} aria-busy={!post && status === 'loading'}>
      {post ? <ArticleText post={post} date={post.date} ofPage /> : status === 'loading' && <Waiting />}
      {status === 'failed' && (
        <div className={styles.failure}>
          {!post && <h1 className="sr-only">{press.unread}</h1>}
          <Message kind={post ? 'warn' : 'error'}>{post ? press.articleStale : press.articleFailed}</Message>
          <Button variant="line" onClick={load}>
            {press.retry}
          </Button>
        </div>
      )}
      <div className={styles.end}>
        <div className={styles.ways}>
          <BackToList />
          {post && <ShareLink {...press.share} />}
          {post && <KakaoShare {...press.kakao} appKey={kakaoShareKey} />}
        </div>
        {post && <ArticleDesk key={post.id} post={post} onSave={load} />}
      </div>
    </article>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <h1 className="sr-only">{press.loading}</h1>
      <noscript>{press.withoutScript}</noscript>
    </div>
  );
}
