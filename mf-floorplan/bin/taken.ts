import { unitLabels } from '../src/content/unitTypes';

/** The drawings that are taken from `art/masters`, by the folder of `src/` they go to. */
export const taken: Readonly<Record<string, readonly string[]>> = {
  plans: unitLabels.flatMap((label) => [`plan-${label}.svg`, `plan-${label}-reduced.svg`]),
};
