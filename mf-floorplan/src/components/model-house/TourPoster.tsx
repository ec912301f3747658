import { classNames } from '@riverview/shared-ui/class-names';
import { Picture } from '@riverview/shared-ui/picture';
import type { UnitLabel } from '../../content/unitTypes';
import { interiorPictures } from '../../interiors/interiorPictures';
import styles from './ModelHouse.module.css';

interface TourPosterProps {
  readonly label: UnitLabel;
  /** Dark enough for words in front of it. */
  readonly distant?: boolean;
}

/** The still picture behind what a stage says. */
export function TourPoster({ label, distant = false }: TourPosterProps) {
  const [poster] = interiorPictures(label);
  return (
    <div className={classNames(styles.poster, distant && styles.distant)}>
      {poster && (
        <Picture
          source={poster.source}
          alt=""
          sizes="(max-width: 900px) 180vw, min(100vw - 160px, 1440px)"
          className={styles.fill}
        />
      )}
    </div>
  );
}
