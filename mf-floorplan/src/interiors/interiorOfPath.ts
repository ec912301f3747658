import { unitOfPath } from '../plans/unitOfPath';
import { interiorLabels } from '../unitTypes';

/** The type whose interior stands at a path. */
export function interiorOfPath(pathname: string): (typeof interiorLabels)[number] {
  const unit = unitOfPath(pathname);
  const label = interiorLabels.find((one) => one === unit.label);
  if (!label) throw new Error(`${unit.label} has no interior page. Give it one in src/unitTypes.ts and src/interiors.`);
  return label;
}
