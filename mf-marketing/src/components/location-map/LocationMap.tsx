import { useFacts } from '@riverview/runtime';
import { classNames } from '@riverview/shared-ui/class-names';
import { place } from '../../content/home';
import sketchMap from '../../pictures/sketch-map.svg';
import styles from './LocationMap.module.css';

interface LocationMapProps {
  readonly className?: string | undefined;
  /** For the sheet, whose size and place decide what the frame cuts. */
  readonly sheetClassName?: string | undefined;
}

/** The sketch map of the river and the site; the names on it are text, from the facts. Its frame decides what is cut. */
export function LocationMap({ className, sheetClassName }: LocationMapProps) {
  const facts = useFacts();
  return (
    <div className={classNames(styles.map, className)}>
      <div className={classNames(styles.sheet, sheetClassName)}>
        <img src={sketchMap} alt={place.mapAlt(facts)} width={1440} height={900} loading="lazy" decoding="async" />
        <p className={styles.pin}>{facts.projectName}</p>
        <p className={styles.district}>{place.district}</p>
        {facts.riverName && <p className={styles.river}>{facts.riverName}</p>}
      </div>
    </div>
  );
}
