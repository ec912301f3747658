import { exclusiveArea, type Unit } from '../unit';

/** The exclusive area is within 1 % of the figure the type is named after. */
export function wrongArea(unit: Unit): string[] {
  const area = exclusiveArea(unit);
  return Math.abs(area / unit.figure - 1) <= 0.01
    ? []
    : [`exclusive area is ${area.toFixed(2)} m², not ${unit.figure}`];
}
