import { plansContent } from '../../content/plans';
import type { UnitLabel } from '../../content/unitTypes';
import { drawings } from '../../plans/drawings';
import { PlanImage } from '../plan-image/PlanImage';
import styles from './PlanSheet.module.css';

interface PlanSheetProps {
  readonly label: UnitLabel;
  readonly priority?: boolean;
  /** Class of the drawing itself, where the place sets its size. */
  readonly imageClassName?: string | undefined;
}

/** The plan of a type, or, while it is not drawn yet, a sheet that says so. */
export function PlanSheet({ label, priority = false, imageClassName }: PlanSheetProps) {
  const drawing = drawings[label];
  if (drawing) {
    const alt = plansContent.planAlt(
      label,
      drawing.rooms.map(({ name }) => name),
    );
    return <PlanImage drawing={drawing} alt={alt} priority={priority} className={imageClassName} />;
  }
  return (
    <div className={styles.preparing}>
      <p className={styles.label} aria-hidden="true">
        {label}
      </p>
      <p className={styles.title}>{plansContent.preparing}</p>
      <p className={styles.lead}>{plansContent.preparingLead}</p>
    </div>
  );
}
