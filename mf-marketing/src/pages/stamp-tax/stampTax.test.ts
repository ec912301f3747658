import { describe, expect, test } from 'vitest';
import { stampTaxFor, stampTaxRates } from './stampTax';

const won = (tenThousands: number) => tenThousands * 10_000;

describe('stampTaxFor', () => {
  test.each([
    [1, 0],
    [won(1), 0],
    [won(1_000), 0],
    [won(1_000) + 1, 0],
    [won(3_000) + 1, 0],
    [won(5_000) + 1, 0],
    [won(9_999), 0],
    [won(10_000), 0],
    [won(10_000) + 1, 150_000],
    [won(53_000), 150_000],
    [won(100_000), 150_000],
    [won(100_000) + 1, 350_000],
    [won(250_000), 350_000],
  ])('for %i won is %i won', (price, tax) => {
    expect(stampTaxFor(price).tax).toBe(tax);
  });

  test('says that a home up to 100 million is exempt, and which rate applied above', () => {
    expect(stampTaxFor(won(10_000)).rule).toBe('exempt');
    expect(stampTaxFor(won(53_000)).rule).toBe(stampTaxRates[3]);
  });
});

describe('stampTaxRates', () => {
  test('follow one another without a gap', () => {
    const edges = stampTaxRates.slice(1).map(({ over }) => over);
    expect(edges).toEqual(stampTaxRates.slice(0, -1).map(({ upTo }) => upTo));
  });
});
