import { useFacts } from '@riverview/runtime';
import { householdLayout } from '../../content/complex';
import { notes } from '../../content/notes';
import styles from './Elevation.module.css';
import { drawing, layOut } from './elevationDrawing';

interface ElevationProps {
  readonly buildings: number;
  readonly floors: number;
  readonly basementFloors: number;
}

/** The buildings from the side, a line a floor: how many floors there are, and nothing that is not known. */
export function Elevation({ buildings, floors, basementFloors }: ElevationProps) {
  const facts = useFacts();
  const { height, ground, towers, marks } = layOut(buildings, floors, basementFloors);
  const right = drawing.width;
  const below = basementFloors * drawing.floor;
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`0 0 ${drawing.width} ${height}`}
        role="img"
        aria-label={householdLayout.figureAlt(facts)}
        className={styles.drawing}
      >
        {marks.map(({ floor, y }) => (
          <g key={floor}>
            <line className={styles.mark} x1={drawing.axis - 12} x2={right} y1={y} y2={y} />
            <text className={styles.label} x={drawing.axis - 22} y={y} dy="0.36em">
              {householdLayout.floor(floor)}
            </text>
          </g>
        ))}
        {towers.map((x) => (
          <g key={x}>
            <rect className={styles.tower} x={x} y={drawing.top} width={drawing.tower} height={ground - drawing.top} />
            {Array.from({ length: floors }, (_, index) => ground - (index + 1) * drawing.floor).map((y) => (
              <g key={y}>
                <rect className={styles.window} x={x + 10} y={y + 5} width={44} height={7} />
                <rect className={styles.window} x={x + 64} y={y + 5} width={44} height={7} />
              </g>
            ))}
          </g>
        ))}
        <rect
          className={styles.basement}
          x={drawing.axis}
          y={ground + drawing.ground}
          width={right - drawing.axis}
          height={below}
        />
        {Array.from(
          { length: basementFloors - 1 },
          (_, index) => ground + drawing.ground + (index + 1) * drawing.floor,
        ).map((y) => (
          <line key={y} className={styles.slab} x1={drawing.axis} x2={right} y1={y} y2={y} />
        ))}
        <line className={styles.ground} x1={0} x2={right} y1={ground} y2={ground} />
      </svg>
      <figcaption>
        {householdLayout.figure} · {notes.caption}
      </figcaption>
    </figure>
  );
}
