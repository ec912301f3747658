import { Button } from '@riverview/shared-ui/button';
import { Dialog } from '@riverview/shared-ui/dialog';
import { useId, useState } from 'react';
import { plainText } from '../../api/plainText';
import type { PostWords } from '../../api/writePosts';
import { desk } from '../../content/desk';
import { ArticleText } from '../article-text/ArticleText';
import styles from './PreviewButton.module.css';

interface PreviewButtonProps {
  readonly words: PostWords;
}

/** Shows the post through the very component that visitors get. */
export function PreviewButton({ words }: PreviewButtonProps) {
  const [open, setOpen] = useState(false);
  const headingId = useId();
  const post = { title: plainText(words.title), content: plainText(words.content), isMarked: true, views: 0 } as const;
  return (
    <>
      <Button variant="line" onClick={() => setOpen(true)}>
        {desk.preview}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} labelledBy={headingId} className={styles.dialog}>
        <div className={styles.bar}>
          <p id={headingId} className={styles.heading}>
            {desk.previewHeading}
          </p>
          <Button variant="line" onClick={() => setOpen(false)}>
            {desk.closePreview}
          </Button>
        </div>
        <article className={styles.article}>
          <ArticleText post={post} timeLabel={desk.previewTime} />
        </article>
      </Dialog>
    </>
  );
}
