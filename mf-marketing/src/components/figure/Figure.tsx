import { classNames } from '@riverview/shared-ui/class-names';
import { Picture, type PictureSource } from '@riverview/shared-ui/picture';
import { notes } from '../../content/notes';
import styles from './Figure.module.css';

interface FigureProps {
  readonly source: PictureSource;
  readonly alt: string;
  /** The width it is shown at, as the `sizes` attribute. */
  readonly sizes: string;
  /** What it shows; the words that it is made for understanding follow by themselves. */
  readonly caption?: string;
  readonly className?: string | undefined;
  /** Its aspect ratio and position rule the picture. */
  readonly pictureClassName?: string | undefined;
}

/** A picture with its caption, which says that it was made for understanding. */
export function Figure({ source, alt, sizes, caption, className, pictureClassName }: FigureProps) {
  return (
    <figure className={classNames(styles.figure, className)}>
      <Picture className={classNames(styles.picture, pictureClassName)} source={source} alt={alt} sizes={sizes} />
      <figcaption>{caption ? `${caption} · ${notes.caption}` : notes.caption}</figcaption>
    </figure>
  );
}
