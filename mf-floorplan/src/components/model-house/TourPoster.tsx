import { classNames } from '@riverview/shared-ui/class-names';
import { Picture, type PictureSource } from '@riverview/shared-ui/picture';
import type { UnitLabel } from '../../content/unitTypes';
import { interiorPictures } from '../../interiors/interiorPictures';
import { tour84A } from '../../pictures/tour-84A';
import { tour115 } from '../../pictures/tour-115';
import styles from './ModelHouse.module.css';

interface TourPosterProps {
  readonly label: UnitLabel;
  /** Dark enough for words in front of it. */
  readonly distant?: boolean;
}

/** The upright stage of a phone has a crop of its own. */
const upright: Partial<Record<UnitLabel, PictureSource>> = { '84A': tour84A, '115': tour115 };

/** The still picture behind what a stage says. */
export function TourPoster({ label, distant = false }: TourPosterProps) {
  const [poster] = interiorPictures(label);
  return (
    <div className={classNames(styles.poster, distant && styles.distant)}>
      {poster && (
        <Picture
          source={poster.source}
          mobileSource={upright[label]}
          alt=""
          sizes="(max-width: 900px) 114vw, min(100vw - 80px, 1440px)"
          className={styles.fill}
        />
      )}
    </div>
  );
}
