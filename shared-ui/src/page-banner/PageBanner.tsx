import type { ReactNode } from 'react';
import { Picture, type PictureSource } from '../picture';
import styles from './PageBanner.module.css';

/** Under a veil nobody sees the last hundredths of sharpness; without them a phone takes a picture of half the weight. */
const sharpness = 0.96;

/** A picture that covers its box is as wide as the box's height asks for; the height is that of `.above`. */
function coveringSizes({ width, height }: PictureSource): string {
  return `max(98vw, clamp(14.5rem, 8rem + 20vw, 26rem) * ${((sharpness * width) / height).toFixed(3)})`;
}

export interface PageBannerProps {
  /** The `h1`. */
  readonly heading: string;
  /** The page's main picture: preloaded, decoration only. */
  readonly picture: PictureSource;
  /** What the banner is of; with another value picture and heading fade in anew. */
  readonly page: string | undefined;
  /** Stands on the reflection: the way to the pages beside this one. */
  readonly children?: ReactNode;
}

/** The head of a page: its picture above the waterline, its sub-menu on the reflection. Fades in 100 ms after it appears. */
export function PageBanner({ heading, picture, page, children }: PageBannerProps) {
  const sizes = coveringSizes(picture);
  return (
    <div className={styles.banner}>
      <div className={styles.above} key={`${page} above`}>
        <Picture className={styles.picture} source={picture} alt="" sizes={sizes} priority />
        <h1 className={styles.heading}>{heading}</h1>
      </div>
      <div className={styles.water}>
        <div className={styles.reflection} key={`${page} below`}>
          <Picture className={styles.mirrored} source={picture} alt="" sizes={sizes} fade={false} />
        </div>
        {children}
      </div>
    </div>
  );
}
