import type { PieceStates } from '@platform/runtime/pieces';
import UnitPlanAccordion from './UnitPlanAccordion';

export default { 닫힘: <UnitPlanAccordion /> } satisfies PieceStates;
