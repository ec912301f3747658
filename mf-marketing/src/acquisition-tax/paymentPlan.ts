import type { Facts } from '@platform/contract';

type Payments = NonNullable<Facts['payments']>;

/** A part of the price, with what a loan for it costs. */
export interface PaymentPart {
  readonly label: string;
  readonly share: number;
  /** ISO 8601 day, or what it goes by. */
  readonly due: string;
  /** Won. */
  readonly amount: number;
  /** Won, until the last part is due; `null` where there is no loan, or a day is not known. */
  readonly interest: number | null;
}

export const isDated = (due: string): boolean => /^\d{4}-\d\d-\d\d$/.test(due);

const days = (from: string, until: string): number => (Date.parse(until) - Date.parse(from)) / 86_400_000;

/**
 * The parts of a price in their order. What does not divide is in the last one, so that they add up to the price. Interest is
 * simple, by days of a year of 365.
 *
 * @param price won
 * @throws where the shares do not add up to 100
 */
export function paymentParts(payments: Payments, price: number): readonly PaymentPart[] {
  const shares = payments.reduce((sum, { share }) => sum + share, 0);
  if (shares !== 100)
    throw new Error(`The shares of "payments" add up to ${shares}, not to 100. Correct them in siteFacts.ts.`);
  const last = payments.at(-1)?.due ?? '';
  let paid = 0;
  return payments.map(({ label, share, due, interest }, index) => {
    const amount = index === payments.length - 1 ? price - paid : Math.floor((price * share) / 100);
    paid += amount;
    const isKnown = interest !== undefined && isDated(due) && isDated(last);
    const cost = isKnown ? Math.floor((amount * (interest / 100) * days(due, last)) / 365) : null;
    return { label, share, due, amount, interest: cost };
  });
}
