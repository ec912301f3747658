import { IconFull } from '@riverview/shared-ui/icon';
import { Picture } from '@riverview/shared-ui/picture';
import { useState } from 'react';
import { interiorsContent } from '../../content/interiors';
import type { interiorLabels } from '../../content/unitTypes';
import { interiorPictures } from '../../interiors/interiorPictures';
import styles from './Gallery.module.css';
import { GalleryViewer } from './GalleryViewer';

interface GalleryProps {
  readonly label: (typeof interiorLabels)[number];
}

/** Every picture of a type with its caption; each opens over the whole screen. */
export function Gallery({ label }: GalleryProps) {
  const [opened, setOpened] = useState<number | null>(null);
  const pictures = interiorPictures(label);
  return (
    <>
      <ul className={styles.gallery} aria-label={interiorsContent.gallery(label)}>
        {pictures.map(({ source, caption, alt }, index) => (
          <li key={caption}>
            <figure>
              <div className={styles.frame}>
                <Picture
                  source={source}
                  alt={alt}
                  priority={index === 0}
                  sizes={
                    index === 0
                      ? '(max-width: 900px) calc(100vw - 40px), min(100vw - 80px, 1440px)'
                      : '(max-width: 900px) calc(100vw - 40px), 48vw'
                  }
                  className={styles.picture}
                />
                <button type="button" className={styles.open} onClick={() => setOpened(index)}>
                  <span className="sr-only">{interiorsContent.enlarge(caption)}</span>
                  <span className={styles.sign}>
                    <IconFull />
                  </span>
                </button>
              </div>
              <figcaption className={styles.caption}>{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {opened !== null && (
        <GalleryViewer
          title={interiorsContent.viewer(label)}
          pictures={pictures}
          first={opened}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
