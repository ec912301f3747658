import { useFacts } from '@platform/runtime';
import { classNames } from '@riverview/shared-ui/class-names';
import { place } from '../../content/home';
import { location } from '../../content/location';
import locationMap from '../../pictures/location-map.svg';
import locationWide from '../../pictures/location-wide.svg';
import styles from './LocationMap.module.css';

interface LocationMapProps {
  /** How much of the city it shows. Default: the streets around the site. */
  readonly scale?: 'near' | 'wide';
  readonly className?: string | undefined;
  /** For the sheet, whose size and place decide what the frame cuts. */
  readonly sheetClassName?: string | undefined;
}

/** The sketch map of the river and the site; the names on it are text, from the facts. Its frame decides what is cut. */
export function LocationMap({ scale = 'near', className, sheetClassName }: LocationMapProps) {
  const facts = useFacts();
  const wide = scale === 'wide';
  return (
    <div className={classNames(styles.map, className)}>
      <div className={classNames(styles.sheet, wide && styles.wide, sheetClassName)}>
        <img
          src={wide ? locationWide : locationMap}
          alt={wide ? location.wideAlt(facts) : place.mapAlt(facts)}
          width={1440}
          height={900}
          loading="lazy"
          decoding="async"
        />
        <p className={styles.pin}>{facts.projectName}</p>
        {!wide && <p className={styles.district}>{place.district}</p>}
        {facts.riverName && <p className={styles.river}>{facts.riverName}</p>}
      </div>
    </div>
  );
}
