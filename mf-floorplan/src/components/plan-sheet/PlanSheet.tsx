import { plansContent } from '../../content/plans';
import type { UnitLabel } from '../../content/unitTypes';
import { drawings } from '../../plans/drawings';
import { PlanImage } from '../plan-image/PlanImage';

interface PlanSheetProps {
  readonly label: UnitLabel;
  readonly priority?: boolean;
  /** Class of the drawing itself, where the place sets its size. */
  readonly imageClassName?: string | undefined;
}

/** The plan of a type. */
export function PlanSheet({ label, priority = false, imageClassName }: PlanSheetProps) {
  const drawing = drawings[label];
  const alt = plansContent.planAlt(label, drawing.rooms);
  return <PlanImage drawing={drawing} alt={alt} priority={priority} className={imageClassName} />;
}
