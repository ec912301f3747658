import type { ReactNode } from 'react';
import { Picture, type PictureSource } from '../picture';
import styles from './PageBanner.module.css';

/** Three pixels to a point ask for twice the bytes of what a thumb's width of picture shows: fine phones are given two. */
const phoneShare = 0.85;

/** Heights of `.above`, a tall banner's and a low one's on a phone: on a wide screen that is narrower than the screen. */
const heights = { tall: 'clamp(14.5rem, 8rem + 20vw, 36rem)', low: '7.5rem' } as const;

/** A picture that covers its box is as wide as the box's height asks for. */
function coveringSizes({ width, height }: PictureSource, tall: string): string {
  const covering = (share: number) => `max(${share * 100}vw, ${tall} * ${((share * width) / height).toFixed(3)})`;
  return `(max-width: 900px) and (min-resolution: 1.5dppx) ${covering(phoneShare)}, ${covering(1)}`;
}

export interface PageBannerProps {
  /** The `h1`: what the page is. */
  readonly heading: string;
  /** Stands above it: what the page belongs to. */
  readonly above?: string | undefined;
  /** The page brings its own `h1`, so that `heading` is none. */
  readonly ownHeading?: boolean | undefined;
  /** For a page that somebody comes to with a task: its content begins in the first screen. */
  readonly low?: boolean | undefined;
  /** The page's main picture: preloaded, decoration only. The banner is as high without one, on its dark ground. */
  readonly picture: PictureSource | null;
  /** Where on the picture its subject stands: a narrow screen, which shows a part of it, keeps that. Default: in its middle. */
  readonly subject?: 'start' | undefined;
  /** What the picture is, said on it: "CG". */
  readonly mark?: string | undefined;
  /** What the banner is of; with another value picture and heading fade in anew. */
  readonly page: string | undefined;
  /** Stands on the reflection: the way to the pages beside this one. */
  readonly children?: ReactNode;
}

/** The head of a page: its picture above the waterline, its sub-menu on the reflection. Fades in 100 ms after it appears. */
export function PageBanner({
  heading,
  above,
  ownHeading = false,
  low = false,
  picture,
  subject,
  mark,
  page,
  children,
}: PageBannerProps) {
  const sizes = picture ? coveringSizes(picture, heights[low ? 'low' : 'tall']) : '';
  const Heading = ownHeading ? 'p' : 'h1';
  return (
    <div className={styles.banner} data-low={low || undefined} data-subject={subject}>
      <div className={styles.above} key={`${page} above`}>
        {picture && <Picture className={styles.picture} source={picture} alt="" sizes={sizes} priority />}
        <div className={styles.words}>
          {above && <p className={styles.group}>{above}</p>}
          <Heading className={styles.heading}>{heading}</Heading>
        </div>
        {mark && <p className={styles.mark}>{mark}</p>}
      </div>
      <div className={styles.water}>
        <div className={styles.reflection} key={`${page} below`}>
          {picture && <Picture className={styles.mirrored} source={picture} alt="" sizes={sizes} fade={false} />}
        </div>
        {children}
      </div>
    </div>
  );
}
