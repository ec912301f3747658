import { type DepositRegion, deposits } from '../../content/subscription';

/** The deposit a first-rank application needs, in units of 10,000 won. */
export function depositFor(region: DepositRegion, area: number): number {
  const row = area > 0 ? deposits.areas.findIndex(({ upTo }) => area <= upTo) : -1;
  const amount = deposits.amounts[region][row];
  if (amount === undefined) throw new Error(`No deposit is listed for ${area} m²; areas are positive numbers.`);
  return amount;
}
