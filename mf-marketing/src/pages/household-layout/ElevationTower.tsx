import { classNames } from '@riverview/shared-ui/class-names';
import { useId } from 'react';
import styles from './Elevation.module.css';
import { type Drawing, drawing } from './elevationDrawing';

interface ElevationTowerProps {
  readonly tower: Drawing['towers'][number];
  readonly ground: number;
  readonly floors: number;
  /** Height of a floor. */
  readonly floor: number;
}

/** A tower's walls with their bays, its lit homes, the doors at its foot and the frame on its roof. */
export function ElevationTower({ tower, ground, floors, floor }: ElevationTowerProps) {
  const id = useId();
  const height = floors * floor;
  const top = ground - height;
  const crown = top - drawing.crown;
  const posts = Math.max(2, Math.round(tower.width / 5));
  return (
    <g>
      <path
        className={styles.crown}
        d={`M${tower.x} ${top}V${crown}H${tower.x + tower.width}V${top}${Array.from({ length: posts - 1 }, (_, i) => `M${Math.round(tower.x + ((i + 1) * tower.width) / posts)} ${crown}V${top}`).join('')}`}
      />
      <rect
        className={styles.core}
        x={tower.x + tower.width * 0.4}
        y={crown + 3}
        width={tower.width * 0.16}
        height={drawing.crown - 3}
      />
      {tower.walls.map((wall, side) => {
        const bay = wall.width / wall.bays;
        const pattern = `${id}-${side}`;
        return (
          <g key={wall.x}>
            <pattern id={pattern} x={wall.x} y={top} width={bay} height={floor} patternUnits="userSpaceOnUse">
              <rect className={styles.window} x={bay * 0.19} y={floor * 0.28} width={bay * 0.62} height={floor * 0.5} />
              <path className={styles.balcony} d={`M${bay * 0.1} ${floor * 0.86}H${bay * 0.9}`} />
              <path className={styles.fin} d={`M0 0V${floor}`} />
            </pattern>
            <rect
              className={classNames(styles.wall, wall.turn > 20 && styles.turned, wall.blank && styles.end)}
              x={wall.x}
              y={top}
              width={wall.width}
              height={height}
            />
            {!wall.blank && (
              <rect fill={`url(#${pattern})`} x={wall.x} y={top} width={wall.width} height={height - floor * 2} />
            )}
            <path className={styles.lit} d={wall.lit} />
            <path className={classNames(styles.lit, styles.dim)} d={wall.dim} />
            <rect
              className={styles.lobby}
              x={wall.x + 2}
              y={ground - floor * 1.6}
              width={Math.max(0, wall.width - 4)}
              height={floor * 1.6}
            />
          </g>
        );
      })}
    </g>
  );
}
