import { Fragment, type ReactNode } from 'react';
import { preload } from 'react-dom';
import { classNames } from '../class-names';
import styles from './Picture.module.css';
import type { PictureSource } from './pictureSource';
import { useArrival } from './useArrival';

const mobile = '(max-width: 900px)';
const desktop = '(min-width: 900.02px)';

export interface PictureProps {
  readonly source: PictureSource;
  /** Another crop for 900 px and less. */
  readonly mobileSource?: PictureSource | undefined;
  /** What it shows; `''` where it only decorates. */
  readonly alt: string;
  /** The width it is shown at, as the `sizes` attribute: `(max-width: 900px) 100vw, 58vw`. */
  readonly sizes: string;
  /** The page's main picture: preloaded at high priority, never lazy, never hidden while it loads. At most one a page. */
  readonly priority?: boolean | undefined;
  /** Fades in over 500 ms once it has loaded. Default: every picture that is not `priority`. */
  readonly fade?: boolean | undefined;
  /** For the frame. Its `aspect-ratio`, `object-fit` and `object-position` rule the picture too. */
  readonly className?: string | undefined;
}

/** A picture as AVIF and WebP in many widths, standing in its own colours until it arrives and readable when it never does. */
export function Picture(props: PictureProps) {
  const { source, mobileSource } = props;
  return <Frame {...props} key={`${source.src} ${mobileSource?.src ?? ''}`} />;
}

function Frame({ source, mobileSource, alt, sizes, priority = false, fade = !priority, className }: PictureProps) {
  const [arrival, image] = useArrival();
  if (priority) preloadPicture(source, mobileSource, sizes);

  return (
    <span className={classNames(styles.frame, fade && styles.fade, className)} data-arrival={arrival}>
      {arrival !== 'shown' && <Placeholder source={source} mobileSource={mobileSource} />}
      {arrival === 'failed' ? (
        <span className={styles.failed}>{alt}</span>
      ) : (
        <picture className={styles.picture}>
          {mobileSource && <Encodings of={mobileSource} sizes={sizes} media={mobile} />}
          <Encodings of={source} sizes={sizes} />
          <img
            ref={image}
            className={styles.image}
            src={source.src}
            alt={alt}
            width={source.width}
            height={source.height}
            loading={priority ? 'eager' : 'lazy'}
            decoding="async"
            draggable={false}
            {...(priority && { fetchPriority: 'high' as const })}
          />
        </picture>
      )}
    </span>
  );
}

/** A page of pictures needs no script for them: they show, and say what they show, without one. */
Frame.isStill = true;

interface EncodingsProps {
  readonly of: PictureSource;
  readonly sizes: string;
  readonly media?: string;
}

function Encodings({ of, sizes, media }: EncodingsProps): ReactNode {
  const shared = { sizes, media, width: of.width, height: of.height };
  return (
    <Fragment>
      <source type="image/avif" srcSet={of.avif} {...shared} />
      <source type="image/webp" srcSet={of.webp} {...shared} />
    </Fragment>
  );
}

type PlaceholderProps = Pick<PictureProps, 'source' | 'mobileSource'>;

function Placeholder({ source, mobileSource }: PlaceholderProps) {
  return (
    <picture className={styles.picture}>
      {mobileSource && <source media={mobile} srcSet={mobileSource.placeholder} />}
      <img className={styles.placeholder} src={source.placeholder} alt="" aria-hidden="true" draggable={false} />
    </picture>
  );
}

/** A preload names one format, AVIF; a browser that cannot read it skips the hint and finds the WebP as usual. */
function preloadPicture(source: PictureSource, mobileSource: PictureSource | undefined, sizes: string): void {
  const hint = { as: 'image', type: 'image/avif', imageSizes: sizes, fetchPriority: 'high' } as const;
  if (!mobileSource) {
    preload(source.src, { ...hint, imageSrcSet: source.avif });
    return;
  }
  preload(source.src, { ...hint, imageSrcSet: source.avif, media: desktop });
  preload(mobileSource.src, { ...hint, imageSrcSet: mobileSource.avif, media: mobile });
}
