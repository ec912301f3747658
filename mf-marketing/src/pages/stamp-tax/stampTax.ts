/** What a deed that transfers real estate is taxed, by the amount written in it, won. 인지세법 제3조. */
export const stampTaxRates = [
  { over: 10_000_000, upTo: 30_000_000, tax: 20_000 },
  { over: 30_000_000, upTo: 50_000_000, tax: 40_000 },
  { over: 50_000_000, upTo: 100_000_000, tax: 70_000 },
  { over: 100_000_000, upTo: 1_000_000_000, tax: 150_000 },
  { over: 1_000_000_000, upTo: Number.POSITIVE_INFINITY, tax: 350_000 },
] as const;

/** Housing up to this amount is exempt, won. 인지세법 제6조. */
export const housingExemptUpTo = 100_000_000;

export type StampTaxRate = (typeof stampTaxRates)[number];

export interface StampTax {
  /** Won. */
  readonly tax: number;
  /** The rate that applied, or why none did. */
  readonly rule: StampTaxRate | 'exempt';
}

/** The stamp tax on a contract for a home. @param price Amount written in the contract, won. */
export function stampTaxFor(price: number): StampTax {
  const rule = stampTaxRates.find(({ over, upTo }) => price > over && price <= upTo);
  if (!rule || price <= housingExemptUpTo) return { tax: 0, rule: 'exempt' };
  return { tax: rule.tax, rule };
}
