import type { Facts } from '@platform/contract';
import { type HomeCount, homeCounts, type Purchase } from './acquisitionTax';

type UnitLabel = keyof Facts['units'];

/** What somebody says of the home and the household. */
export interface Answers extends Omit<Purchase, 'price' | 'area'> {
  readonly unit: UnitLabel;
  /** Exclusive area of that type, m². */
  readonly area: number;
  /** Won; `null` where none was said. */
  readonly price: number | null;
  /** Whether something was said that is no price. */
  readonly isPriceWrong: boolean;
  /** Names of what is bought beside the home. */
  readonly extras: readonly string[];
}

/** Exclusive area that a type is called by, m²: `142A` is 142. */
export const areaOf = (unit: UnitLabel): number => Number.parseInt(unit, 10);

/** What the fields of the form hold; what is not one of the choices counts as the first of them. */
export function readPurchase(form: FormData, units: readonly [UnitLabel, ...UnitLabel[]]): Answers {
  const said = (name: string): boolean => form.get(name) !== null;
  const unit = units.find((one) => one === form.get('unit')) ?? units[0];
  const digits = String(form.get('price') ?? '').replaceAll(/[,\s]/g, '');
  const isPrice = /^\d{1,7}$/.test(digits) && Number(digits) > 0;
  const homes = Number(form.get('homes'));
  return {
    unit,
    area: areaOf(unit),
    price: isPrice ? Number(digits) * 10_000 : null,
    isPriceWrong: digits !== '' && !isPrice,
    homes: homeCounts.find((count): count is HomeCount => count === homes) ?? 1,
    regulated: said('regulated'),
    moving: said('moving'),
    first: said('first'),
    extras: form.getAll('extras').map(String),
  };
}
