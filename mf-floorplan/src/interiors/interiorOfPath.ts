import { interiorLabels } from '../content/unitTypes';
import { unitOfPath } from '../plans/unitOfPath';

/** The type whose interior stands at a path. */
export function interiorOfPath(pathname: string): (typeof interiorLabels)[number] {
  const unit = unitOfPath(pathname);
  const label = interiorLabels.find((one) => one === unit.label);
  if (!label)
    throw new Error(`${unit.label} has no interior page. Give it one in src/content/unitTypes.ts and src/interiors.`);
  return label;
}
