import { settledFacts } from '@riverview/site/testing/settledFacts';
import { expect, test } from 'vitest';
import { paymentParts } from './paymentPlan';

const payments = settledFacts.payments ?? [];
const [contract, ...later] = payments;

test('the parts are those of the facts, and add up to the price', () => {
  const parts = paymentParts(payments, 530_000_000);
  expect(parts.map(({ label, amount }) => [label, amount])).toEqual([
    ['계약금', 53_000_000],
    ['1차 중도금', 159_000_000],
    ['2차 중도금', 159_000_000],
    ['잔금', 159_000_000],
  ]);
});

test.each([1, 9, 333, 530_010_003])('of %i won nothing is lost', (price) => {
  expect(paymentParts(payments, price).reduce((sum, { amount }) => sum + amount, 0)).toBe(price);
});

test('a loan costs its interest by days, until the last part is due', () => {
  const [, first, second] = paymentParts(payments, 530_000_000);
  // 2027-06-15 until 2028-03-31 are 290 days: 159,000,000 × 4.5 % × 290 / 365.
  expect(first?.interest).toBe(5_684_794);
  // 2027-11-15 until 2028-03-31 are 137 days.
  expect(second?.interest).toBe(2_685_575);
});

test('what has no loan, or no day, has no interest; what the builder pays costs nothing', () => {
  expect(paymentParts(payments, 530_000_000).map(({ interest }) => interest === null)).toEqual([
    true,
    false,
    false,
    true,
  ]);
  const undated = payments.map((part) => ({ ...part, due: '입주지정일' }));
  expect(paymentParts(undated, 530_000_000).every(({ interest }) => interest === null)).toBe(true);
  const free = payments.map(({ interest, ...part }) => (interest ? { ...part, interest: 0 } : part));
  expect(paymentParts(free, 530_000_000)[1]?.interest).toBe(0);
});

test('shares that do not add up are refused', () => {
  expect(() => paymentParts(later, 1)).toThrow('add up to 90, not to 100');
  expect(contract?.share).toBe(10);
});
