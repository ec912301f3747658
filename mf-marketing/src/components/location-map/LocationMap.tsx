import { useFacts } from '@platform/runtime';
import { classNames } from '@riverview/shared-ui/class-names';
import { map, mapAnchors } from '../../content/map';
import locationMap from '../../maps/location-map.svg';
import locationWide from '../../maps/location-wide.svg';
import styles from './LocationMap.module.css';
import { ScaleAndNorth } from './ScaleAndNorth';

interface LocationMapProps {
  /** How much of the city it shows. Default: the streets around the site. */
  readonly scale?: 'near' | 'wide';
  /** What it stands in above phones: a page, which shows the whole sheet, or a whole screen, which it covers. Default: a card. */
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

const at = ([x = 0, y = 0]: readonly number[]) => ({ x: `${x}%`, y: `${y}%` });

/** The map of the river and the site; the names on it are text, from the facts. A frame that cuts the sheet has its scale and its needle in a corner. */
export function LocationMap({ scale = 'near', frame, className }: LocationMapProps) {
  const facts = useFacts();
  const { site, bar, places } = mapAnchors[scale];
  return (
    <div className={classNames(styles.map, styles[scale], frame && styles[frame], className)}>
      <div className={styles.sheet}>
        <img
          src={scale === 'wide' ? locationWide : locationMap}
          alt={map[scale](facts)}
          width={scale === 'wide' ? 1200 : 1440}
          height={scale === 'wide' ? 900 : 840}
          loading="lazy"
          decoding="async"
        />
        <svg className={styles.names} aria-hidden="true">
          {facts.places.map(({ id, name }) => {
            const place = places[id];
            if (!place) return null;
            const [x, y, side, kind, turn] = place;
            return (
              <svg key={id} {...at([x, y])} className={styles.name} aria-hidden="true">
                <text {...sides[side]} transform={turn ? `rotate(${turn})` : undefined} className={styles[kind]}>
                  {name}
                </text>
              </svg>
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
      <ScaleAndNorth className={styles.corner} metres={bar.metres} share={bar.length} />
    </div>
  );
}
