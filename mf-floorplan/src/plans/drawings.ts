import facts84A from '../content/plans/plan-84A.json';
import facts84B from '../content/plans/plan-84B.json';
import facts115 from '../content/plans/plan-115.json';
import facts142A from '../content/plans/plan-142A.json';
import facts142B from '../content/plans/plan-142B.json';
import facts182 from '../content/plans/plan-182.json';
import type { UnitLabel } from '../content/unitTypes';
import plan84A from './plan-84A.svg';
import plan84AReduced from './plan-84A-reduced.svg';
import plan84B from './plan-84B.svg';
import plan84BReduced from './plan-84B-reduced.svg';
import plan115 from './plan-115.svg';
import plan115Reduced from './plan-115-reduced.svg';
import plan142A from './plan-142A.svg';
import plan142AReduced from './plan-142A-reduced.svg';
import plan142B from './plan-142B.svg';
import plan142BReduced from './plan-142B-reduced.svg';
import plan182 from './plan-182.svg';
import plan182Reduced from './plan-182-reduced.svg';
import type { PlanBox, PlanDrawing } from './planDrawing';

interface PlanFacts {
  readonly full: PlanBox;
  readonly reduced: PlanBox;
  readonly rooms: readonly string[];
}

const drawn = ({ full, reduced, rooms }: PlanFacts, fullSrc: string, reducedSrc: string): PlanDrawing => ({
  full: { ...full, src: fullSrc },
  reduced: { ...reduced, src: reducedSrc },
  rooms,
});

/** The plan of every type. */
export const drawings: Readonly<Record<UnitLabel, PlanDrawing>> = {
  '84A': drawn(facts84A, plan84A, plan84AReduced),
  '84B': drawn(facts84B, plan84B, plan84BReduced),
  '115': drawn(facts115, plan115, plan115Reduced),
  '142A': drawn(facts142A, plan142A, plan142AReduced),
  '142B': drawn(facts142B, plan142B, plan142BReduced),
  '182': drawn(facts182, plan182, plan182Reduced),
};
