import { useFacts } from '@platform/runtime';
import { householdLayout } from '../../content/complex';
import { notes } from '../../content/notes';
import styles from './Elevation.module.css';
import { ElevationTower } from './ElevationTower';
import { drawing, layOut } from './elevationDrawing';

interface ElevationProps {
  readonly floors: number;
  readonly basementFloors: number;
}

/** The towers as the river sees them at night, drawn from the model of the site: their widths and turns, and as many floors as there are. */
export function Elevation({ floors, basementFloors }: ElevationProps) {
  const facts = useFacts();
  const { height, ground, floor, towers, low, trees, marks } = layOut(floors, basementFloors);
  const left = drawing.axis;
  const right = drawing.width - 14;
  const depth = basementFloors * floor;
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${drawing.width} ${height}`}
        role="img"
        aria-label={householdLayout.figureAlt(facts)}
      >
        {marks.map(({ floor: number, y }) => (
          <g key={number}>
            {number > 0 && <path className={styles.mark} d={`M${left} ${y}H${right}`} />}
            <text className={styles.label} x={left - 12} y={y} dy="0.36em">
              {householdLayout.floor(number)}
            </text>
          </g>
        ))}
        <rect className={styles.below} x={left} y={ground} width={right - left} height={depth} />
        <path
          className={styles.slab}
          d={Array.from({ length: basementFloors }, (_, i) => `M${left} ${ground + (i + 1) * floor}H${right}`).join('')}
        />
        {towers.map((tower) => (
          <ElevationTower key={tower.name} tower={tower} ground={ground} floors={floors} floor={floor} />
        ))}
        {low.map((one) => (
          <g key={one.x}>
            <rect className={styles.low} x={one.x} y={ground - one.height} width={one.width} height={one.height} />
            <path className={styles.eaves} d={`M${one.x - 5} ${ground - one.height}h${one.width + 10}`} />
            <path
              className={styles.fins}
              d={Array.from(
                { length: Math.round(one.width / 9) },
                (_, i) => `M${Math.round(one.x + 5 + i * 9)} ${ground}v-${one.height}`,
              ).join('')}
            />
          </g>
        ))}
        {trees.map(({ x, height: high }) => (
          <g key={x} className={styles.tree}>
            <path d={`M${x} ${ground}v${-high * 0.5}`} />
            <ellipse cx={x} cy={ground - high * 0.64} rx={high * 0.34} ry={high * 0.4} />
          </g>
        ))}
        <path className={styles.ground} d={`M${left} ${ground}H${right}`} />
        {towers.map(({ name, x, width }) => (
          <text key={name} className={styles.name} x={x + width / 2} y={ground + depth + 32}>
            {name}
          </text>
        ))}
      </svg>
      <figcaption>
        {householdLayout.figure} · {notes.drawing}
      </figcaption>
    </figure>
  );
}
