import { IconButton } from '@riverview/shared-ui/button';
import { Dialog } from '@riverview/shared-ui/dialog';
import { IconArrow, IconArrowLeft, IconClose } from '@riverview/shared-ui/icon';
import { Picture, type PictureSource } from '@riverview/shared-ui/picture';
import { useSwipe } from '@riverview/shared-ui/use-swipe';
import { type KeyboardEvent, useId, useState } from 'react';
import { interiorsContent } from '../../content/interiors';
import styles from './GalleryViewer.module.css';

interface GalleryViewerProps {
  readonly title: string;
  readonly pictures: readonly { readonly source: PictureSource; readonly caption: string; readonly alt: string }[];
  /** Index of the picture that is shown first. */
  readonly first: number;
  readonly onClose: () => void;
}

/** One picture over the whole screen; arrows, arrow keys and swipes lead to the others. */
export function GalleryViewer({ title, pictures, first, onClose }: GalleryViewerProps) {
  const titleId = useId();
  const [index, setIndex] = useState(first);
  const last = pictures.length - 1;
  const show = (next: number) => setIndex(Math.min(last, Math.max(0, next)));
  const swipe = useSwipe({ onSwipe: (way) => show(way === 'left' ? index + 1 : index - 1) });
  const picture = pictures[index];

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') show(index - 1);
    if (event.key === 'ArrowRight') show(index + 1);
  };

  return (
    <Dialog open onClose={onClose} labelledBy={titleId} className={styles.dialog}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys do what the two arrows do. */}
      <div className={styles.frame} data-theme="dark" onKeyDown={onKeyDown}>
        <h2 id={titleId} className="sr-only">
          {title}
        </h2>
        <div className={styles.stage} {...swipe}>
          {picture && (
            <Picture key={index} source={picture.source} alt={picture.alt} sizes="100vw" className={styles.picture} />
          )}
        </div>
        <div className={styles.bar}>
          <p className={styles.caption} aria-live="polite">
            {picture?.caption} <span className="num">{interiorsContent.position(index + 1, pictures.length)}</span>
          </p>
          <div className={styles.tools}>
            <IconButton
              label={interiorsContent.previous}
              outlined
              onDark
              disabled={index === 0}
              onClick={() => show(index - 1)}
            >
              <IconArrowLeft />
            </IconButton>
            <IconButton
              label={interiorsContent.next}
              outlined
              onDark
              disabled={index === last}
              onClick={() => show(index + 1)}
            >
              <IconArrow />
            </IconButton>
            <IconButton label={interiorsContent.close} onDark onClick={onClose}>
              <IconClose />
            </IconButton>
          </div>
        </div>
      </div>
    </Dialog>
  );
}
