import { formatWon } from '../../content/formatWon';
import type { StampTaxRate } from './stampTax';

/** The amounts a rate covers, in words: 1억원 초과 10억원 이하. */
export function rateRange({ over, upTo }: StampTaxRate): string {
  const from = `${formatWon(over)} 초과`;
  return Number.isFinite(upTo) ? `${from} ${formatWon(upTo)} 이하` : from;
}
