import { useLocation } from '@platform/runtime';
import { Note } from '@riverview/shared-ui/note';
import { CallToVisit } from '../../components/call-to-visit/CallToVisit';
import { plansContent } from '../../content/plans';
import { unitOfPath } from '../../plans/unitOfPath';
import { AreaTable } from './AreaTable';
import { ComparePlans } from './ComparePlans';
import { NextPrevious } from './NextPrevious';
import { PlanHead } from './PlanHead';
import { PlanViews } from './PlanViews';

/** The floor plan of the unit type that the path names. */
export default function FloorPlanPage() {
  const unit = unitOfPath(useLocation().pathname);
  return (
    <>
      <article className="body wrap">
        <PlanHead unit={unit} />
        <PlanViews key={unit.key} unit={unit} />
        <Note>{plansContent.disclaimer}</Note>
        <AreaTable label={unit.label} />
        <ComparePlans key={`compare ${unit.key}`} unit={unit} />
        <NextPrevious label={unit.label} />
      </article>
      <CallToVisit />
    </>
  );
}
