import type { Facts } from '@platform/contract';

/** One unit type. Its `key` stands in paths only; a visitor sees the `label`. */
export interface UnitType {
  /** Last part of `/FloorPlan/…`. */
  readonly key: string;
  /** What a visitor calls it. */
  readonly label: keyof Facts['units'];
  /** Exclusive area in m². */
  readonly area: number;
}

/** The six unit types, in the order in which they are always shown. */
export const unitTypes = [
  { key: '59A', label: '84A', area: 84 },
  { key: '59B', label: '84B', area: 84 },
  { key: '84A', label: '115', area: 115 },
  { key: '84B', label: '142A', area: 142 },
  { key: '114A', label: '142B', area: 142 },
  { key: '114B', label: '182', area: 182 },
] as const satisfies readonly UnitType[];

export type UnitLabel = (typeof unitTypes)[number]['label'];

/** The labels in the same order. */
export const unitLabels = ['84A', '84B', '115', '142A', '142B', '182'] as const satisfies readonly UnitLabel[];

/** The types whose rooms can be walked through, first one selected. */
export const tourLabels = ['84A', '115'] as const satisfies readonly UnitLabel[];

/** The types with an interior page; their paths are `/Interior/<key>`. */
export const interiorLabels = ['84A', '115', '142A'] as const satisfies readonly UnitLabel[];

/** Path of a type's floor plan page. */
export const planPath = (unit: UnitType): string => `/FloorPlan/${unit.key}`;

/** Path of a type's interior page. */
export const interiorPath = (unit: UnitType): string => `/Interior/${unit.key}`;
