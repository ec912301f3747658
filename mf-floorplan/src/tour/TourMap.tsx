import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { modelHouseContent } from '../content/modelHouse';
import type { PlanDrawing } from '../plans/planDrawing';
import styles from './TourMap.module.css';
import type { Scene, View } from './tour';

/** Turns the sight on the plan without rendering the plan again. */
export interface TourMapHandle {
  readonly turn: (view: View) => void;
}

interface TourMapProps {
  readonly ref: Ref<TourMapHandle>;
  readonly drawing: PlanDrawing;
  readonly scene: Scene;
  readonly scenes: readonly Scene[];
}

/** A small plan with a dot where one stands and a cone where one looks. The list of rooms says the same in words. */
export function TourMap({ ref, drawing, scene, scenes }: TourMapProps) {
  const sight = useRef<SVGGElement>(null);
  const heading = useRef(scene.start.heading);
  const [x, y, width, height] = drawing.viewBox;
  const radius = width / 42;

  useImperativeHandle(ref, () => ({
    turn: (view) => {
      heading.current = view.heading;
      sight.current?.setAttribute('transform', `translate(${scene.x} ${scene.y}) rotate(${view.heading})`);
    },
  }));
  useEffect(() => {
    sight.current?.setAttribute('transform', `translate(${scene.x} ${scene.y}) rotate(${heading.current})`);
  }, [scene]);

  return (
    <div className={styles.map}>
      <svg viewBox={`${x} ${y} ${width} ${height}`} role="img" aria-label={modelHouseContent.map}>
        <image href={drawing.reduced ?? drawing.full} x={x} y={y} width={width} height={height} />
        {scenes.map((one) => (
          <circle key={one.id} cx={one.x} cy={one.y} r={radius * 0.6} className={styles.place} />
        ))}
        <g ref={sight} className={styles.sight}>
          <path
            d={`M0 0L${-radius * 3.2} ${-radius * 5}A${radius * 6} ${radius * 6} 0 0 1 ${radius * 3.2} ${-radius * 5}Z`}
          />
          <circle r={radius} />
        </g>
      </svg>
    </div>
  );
}
