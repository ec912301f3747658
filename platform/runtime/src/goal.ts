/** Says that a visitor has done what the site is there for, in a form marked `data-goal`. Nothing of the visitor is said. */
export const reachGoal = (): boolean => dispatchEvent(new Event('goal'));
