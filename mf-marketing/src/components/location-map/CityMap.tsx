import { useFacts } from '@riverview/runtime';
import { classNames } from '@riverview/shared-ui/class-names';
import { location } from '../../content/location';
import sketchMap from '../../pictures/sketch-map.svg';
import styles from './CityMap.module.css';

interface CityMapProps {
  readonly className?: string | undefined;
}

/** The same sketch seen from further away: the river through the city, and where the site lies on it. */
export function CityMap({ className }: CityMapProps) {
  const facts = useFacts();
  return (
    <div className={classNames(styles.map, className)}>
      <img src={sketchMap} alt={location.wideAlt(facts)} width={1440} height={900} loading="lazy" decoding="async" />
    </div>
  );
}
