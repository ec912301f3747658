import { useFacts } from '@platform/runtime';
import { householdLayout } from '../../content/complex';
import { notes } from '../../content/notes';
import styles from './Elevation.module.css';
import { drawing, layOut, windowPath } from './elevationDrawing';

interface ElevationProps {
  readonly buildings: number;
  readonly floors: number;
  readonly basementFloors: number;
}

/** The buildings from the side at night, a row of windows a floor: how many floors there are, and nothing that is not known. */
export function Elevation({ buildings, floors, basementFloors }: ElevationProps) {
  const facts = useFacts();
  const { height, ground, towers, marks } = layOut(buildings, floors, basementFloors);
  const left = drawing.axis;
  const right = drawing.width - 12;
  const slabs = Array.from(
    { length: basementFloors },
    (_, index) => ground + drawing.below + (index + 1) * drawing.floor,
  );
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${drawing.width} ${height}`}
        role="img"
        aria-label={householdLayout.figureAlt(facts)}
      >
        {marks.map(({ floor, y }) => (
          <g key={floor}>
            {floor > 0 && <line className={styles.mark} x1={left} x2={right} y1={y} y2={y} />}
            <text className={styles.label} x={left - 14} y={y} dy="0.36em">
              {householdLayout.floor(floor)}
            </text>
          </g>
        ))}
        {towers.map((tower) => (
          <g key={tower.x}>
            <rect
              className={styles.tower}
              x={tower.x}
              y={drawing.top - 6}
              width={drawing.tower}
              height={ground - drawing.top + 6}
            />
            <path className={styles.window} d={windowPath(tower.floors, false)} />
            <path className={styles.lit} d={windowPath(tower.floors, true)} />
          </g>
        ))}
        {slabs.map((y) => (
          <line key={y} className={styles.slab} x1={left} x2={right} y1={y} y2={y} />
        ))}
        <line className={styles.ground} x1={left} x2={right} y1={ground} y2={ground} />
      </svg>
      <figcaption>
        {householdLayout.figure} · {notes.drawing}
      </figcaption>
    </figure>
  );
}
