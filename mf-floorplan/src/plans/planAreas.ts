import areas84A from '../content/plans/areas-84A.json';
import areas84B from '../content/plans/areas-84B.json';
import areas115 from '../content/plans/areas-115.json';
import areas142A from '../content/plans/areas-142A.json';
import areas142B from '../content/plans/areas-142B.json';
import areas182 from '../content/plans/areas-182.json';
import type { UnitLabel } from '../content/unitTypes';

/** m², to a tenth: what counts as exclusive area and what as service area. */
interface AreaParts {
  readonly exclusive: number;
  readonly service: number;
}

/** Width and depth, or least and greatest, mm. */
type Pair = readonly [number, number];

/** The areas of a plan as `art/` computes them from its data: floors between walls, the walls, and the home. */
export interface PlanAreas {
  readonly rooms: readonly (AreaParts & { readonly name: string; readonly kind: string; readonly clear: Pair })[];
  readonly walls: AreaParts & { readonly thickness: Pair };
  readonly home: AreaParts & { readonly clear: Pair };
}

/** The areas of every type; apart from the drawings, which the home page loads too. */
export const planAreas = {
  '84A': areas84A,
  '84B': areas84B,
  '115': areas115,
  '142A': areas142A,
  '142B': areas142B,
  '182': areas182,
} as unknown as Readonly<Record<UnitLabel, PlanAreas>>;
