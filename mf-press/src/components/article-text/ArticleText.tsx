import { Note } from '@riverview/shared-ui/note';
import { Unbroken } from '@riverview/shared-ui/unbroken';
import { isExample, type Post } from '../../api/post';
import { isoDate, koreanDateTime } from '../../content/dates';
import { press } from '../../content/press';
import { ArticleBody } from './ArticleBody';
import styles from './ArticleText.module.css';

interface ArticleTextProps {
  readonly post: Pick<Post, 'title' | 'content' | 'views'> & Partial<Pick<Post, 'id' | 'modified' | 'isMarked'>>;
  /** When it was posted. Absent in a preview, where `timeLabel` stands in its place. */
  readonly date?: Post['date'];
  readonly timeLabel?: string;
  /** The page is the article's own: its title is the page's `h1`. */
  readonly ofPage?: boolean;
}

/** An article as visitors see it. */
export function ArticleText({ post, date, timeLabel, ofPage = false }: ArticleTextProps) {
  const Title = ofPage ? 'h1' : 'h2';
  return (
    <>
      <header className={styles.header}>
        <Title className={styles.title}>
          <bdi>
            <Unbroken text={press.titleOf(post.title)} />
          </bdi>
        </Title>
        <p className={styles.meta}>
          <span>{press.author}</span>
          {date ? (
            <time className="num" dateTime={isoDate(date)}>
              {koreanDateTime(date)}
            </time>
          ) : (
            <span>{timeLabel}</span>
          )}
          {post.modified && (
            <time className="num" dateTime={isoDate(post.modified)}>
              {press.modified(koreanDateTime(post.modified))}
            </time>
          )}
          <span className="num">{press.views(post.views)}</span>
        </p>
        {post.id && isExample({ id: post.id }) && (
          <Note>
            <b>{press.example}</b> {press.exampleNote}
          </Note>
        )}
      </header>
      <ArticleBody content={post.content} isMarked={post.isMarked === true} heading={ofPage ? 'h2' : 'h3'} />
    </>
  );
}
