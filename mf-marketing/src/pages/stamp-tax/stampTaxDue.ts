import { holidays } from '@riverview/site/holidays';

/** When a stamp tax is due. */
export interface StampTaxDue {
  /** The last day, ISO 8601. */
  readonly on: string;
  /** The 10th it follows from, ISO 8601. */
  readonly tenth: string;
  /** Whether the public holidays of that year are known; else only weekends are passed over. */
  readonly holidaysKnown: boolean;
}

const day = 86_400_000;
const isoDay = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** A day on which no tax can be due. 국세기본법 제5조 제1항. */
function isOff(instant: number): boolean {
  const weekday = new Date(instant).getUTCDay();
  return (
    weekday === 0 || weekday === 6 || (holidays[new Date(instant).getUTCFullYear()] ?? []).includes(isoDay(instant))
  );
}

/**
 * The 10th of the month after signing, or the first day after it that is no weekend and no holiday; `null` unless `signedOn` is a
 * real day. 인지세법 제8조 제3항, 국세기본법 제5조 제1항.
 *
 * @param signedOn `2026-11-20`
 */
export function stampTaxDue(signedOn: string): StampTaxDue | null {
  const signed = /^\d{4}-\d{2}-\d{2}$/.test(signedOn) ? new Date(`${signedOn}T00:00:00Z`) : null;
  if (!signed || Number.isNaN(signed.getTime()) || isoDay(signed.getTime()) !== signedOn) return null;
  const tenth = Date.UTC(signed.getUTCFullYear(), signed.getUTCMonth() + 1, 10);
  let on = tenth;
  while (isOff(on)) on += day;
  return { on: isoDay(on), tenth: isoDay(tenth), holidaysKnown: new Date(on).getUTCFullYear() in holidays };
}
