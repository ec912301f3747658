import { Button } from '@riverview/shared-ui/button';
import { Dialog } from '@riverview/shared-ui/dialog';
import { type MouseEvent, useId, useState } from 'react';
import { plainText } from '../../api/plainText';
import type { PostWords } from '../../api/writePosts';
import { desk } from '../../content/desk';
import { ArticleText } from '../article-text/ArticleText';
import styles from './PreviewButton.module.css';

interface PreviewButtonProps {
  readonly words: PostWords;
  /** Read line by line, as a post from before there was markup. Default: as what is written now. */
  readonly isPlain?: boolean;
  /** What stands in the place of the time. */
  readonly timeLabel?: string;
  readonly label?: string;
  readonly heading?: string;
}

/** Links of a preview lead into another tab: what is written stays where it is. */
function openApart(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link) return;
  event.preventDefault();
  event.stopPropagation();
  window.open(link.href, '_blank', 'noopener');
}

/** Shows the post through the very component that visitors get. */
export function PreviewButton({
  words,
  isPlain = false,
  timeLabel = desk.previewTime,
  label = desk.preview,
  heading = desk.previewHeading,
}: PreviewButtonProps) {
  const [open, setOpen] = useState(false);
  const headingId = useId();
  const post = {
    title: plainText(words.title),
    content: plainText(words.content),
    ...(!isPlain && { isMarked: true as const }),
    views: 0,
  };
  return (
    <>
      <Button variant="line" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} labelledBy={headingId} className={styles.dialog}>
        <div className={styles.bar}>
          <p id={headingId} className={styles.heading}>
            {heading}
          </p>
          <Button variant="line" onClick={() => setOpen(false)}>
            {desk.closePreview}
          </Button>
        </div>
        <article className={styles.article} onClickCapture={openApart}>
          <ArticleText post={post} timeLabel={timeLabel} />
        </article>
      </Dialog>
    </>
  );
}
