import { useFacts } from '@platform/runtime';
import { classNames } from '@riverview/shared-ui/class-names';
import { map, mapAnchors } from '../../content/map';
import locationMap from '../../maps/location-map.svg';
import locationWide from '../../maps/location-wide.svg';
import styles from './LocationMap.module.css';

interface LocationMapProps {
  /** How much of the city it shows. Default: the streets around the site. */
  readonly scale?: 'near' | 'wide';
  /** What it stands in above phones: beside another one on its page, or over a whole screen. Default: a card. */
  readonly frame?: 'page' | 'screen';
  readonly className?: string | undefined;
}

/** Where a name begins, by the side of its point: the words' end that is nearest, and how far from it. */
const sides = {
  middle: { textAnchor: 'middle' },
  south: { textAnchor: 'middle', dy: 20 },
  east: { textAnchor: 'start', dx: 11 },
  west: { textAnchor: 'end', dx: -11 },
} as const;

/** The map of the river and the site; the names on it are text, from the facts. Its frame decides what is cut. */
export function LocationMap({ scale = 'near', frame, className }: LocationMapProps) {
  const facts = useFacts();
  const { site, bar, places } = mapAnchors[scale];
  const at = ([x = 0, y = 0]: readonly number[]) => ({ x: `${x}%`, y: `${y}%` });
  return (
    <div className={classNames(styles.map, scale === 'wide' && styles.wide, frame && styles[frame], className)}>
      <div className={styles.sheet}>
        <img
          src={scale === 'wide' ? locationWide : locationMap}
          alt={map[scale](facts)}
          width={1440}
          height={900}
          loading="lazy"
          decoding="async"
        />
        <svg className={styles.names} aria-hidden="true">
          {facts.places.map(({ id, name }) => {
            const place = places[id];
            if (!place) return null;
            const [x, y, side, kind] = place;
            return (
              <text key={id} {...at([x, y])} {...sides[side]} className={styles[kind]}>
                {name}
              </text>
            );
          })}
          <text {...at(site)} className={styles.pin}>
            {facts.projectName}
          </text>
          <text {...at(bar.at)} dy="-11">
            {map.metres(bar.metres)}
          </text>
        </svg>
      </div>
    </div>
  );
}
