import { type UnitType, unitTypes } from '../content/unitTypes';

/** The unit type a path ends with, whatever its case. An unknown one is an error in the route table, not a visitor's. */
export function unitOfPath(pathname: string): UnitType & { readonly label: (typeof unitTypes)[number]['label'] } {
  const key = pathname.replace(/\/+$/, '').split('/').at(-1)?.toLowerCase();
  const unit = unitTypes.find((one) => one.key.toLowerCase() === key);
  if (!unit) {
    const known = unitTypes.map((one) => one.key).join(', ');
    throw new Error(
      `No unit type at ${pathname}. A path of mf-floorplan ends with one of ${known}; see src/content/unitTypes.ts.`,
    );
  }
  return unit;
}
