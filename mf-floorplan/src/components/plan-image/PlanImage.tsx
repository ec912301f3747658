import { classNames } from '@riverview/shared-ui/class-names';
import { useFadeIn } from '@riverview/shared-ui/use-fade-in';
import type { PlanBox, PlanDrawing } from '../../plans/planDrawing';
import styles from './PlanImage.module.css';

interface PlanImageProps {
  readonly drawing: PlanDrawing;
  readonly alt: string;
  /** Always the drawing with every label, on narrow screens too. */
  readonly complete?: boolean;
  /** The page's main picture: loaded before everything else. */
  readonly priority?: boolean;
  readonly className?: string | undefined;
}

/** A floor plan that fades in over 500 ms once it has loaded. Without scripts it simply stands there. */
export function PlanImage({ drawing, alt, complete = false, priority = false, className }: PlanImageProps) {
  const ref = useFadeIn();
  const reduced = complete ? null : drawing.reduced;

  return (
    <picture className={styles.picture}>
      {reduced && <source media="(max-width: 900px)" srcSet={reduced.src} {...size(reduced)} />}
      <img
        ref={ref}
        src={drawing.full.src}
        alt={alt}
        {...size(drawing.full)}
        className={classNames(styles.image, className)}
        {...(priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
        draggable={false}
      />
    </picture>
  );
}

/** Keeps the place of a drawing free until it is there; in centimetres. */
function size({ width, height }: PlanBox) {
  return { width: Math.round(width / 10), height: Math.round(height / 10) };
}
